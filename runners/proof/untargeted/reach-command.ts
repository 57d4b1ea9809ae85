import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { markFaults, ruleFaults } from './reach-faults.js'
import { searchReach } from './reach-search.js'
import { allMarks, Reacher } from './reach-share.js'
import { readReached, readUnreached, recordReached } from './reached-file.js'

// `npm run reach`: which rules, types of events and constraints generated questions reach, into reached.json. What was
// recorded is tried first, so that only what a change has lost is looked for; `--anew` begins without it.
const { values } = parseArgs({
  options: {
    valid: { type: 'string', default: '8000' },
    variant: { type: 'string', default: '4000' },
    fault: { type: 'string', default: '8000' },
    aimed: { type: 'string', default: '1500' },
    anew: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '270' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const most = {
  valid: Number(values.valid),
  variant: Number(values.variant),
  fault: Number(values.fault),
  aimed: Number(values.aimed),
}
const unreached = readUnreached()
const options = {
  seed: Number(values.seed),
  seconds: Number(values.seconds),
  most,
  jobs: Number(values.jobs),
  unreached,
}
const before = values.anew ? undefined : readReached()
const record = await searchReach(options, before, (line) => process.stderr.write(`${line}\n`))
recordReached(record)
for (const [name, [reached, of]] of Object.entries(record.shares))
  process.stdout.write(`${name.padEnd(12)} ${String(reached).padStart(5)} of ${String(of).padStart(5)}\n`)
const reacher = new Reacher()
const met = new Set(record.meeting.flatMap(([own, run]) => reacher.marksOf(own, run)))
const faults = [...ruleFaults(record, unreached), ...markFaults(met, allMarks, unreached)]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
