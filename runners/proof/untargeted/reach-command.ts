import { availableParallelism } from 'node:os'
import { InvalidArgumentError, program } from 'commander'
import { markFaults, ruleFaults } from './reach-faults.js'
import { searchReach } from './reach-search.js'
import { allMarks, Reacher } from './reach-share.js'
import { readReached, readUnreached, recordReached } from './reached-file.js'

interface Options {
  readonly anew?: boolean
  readonly valid: number
  readonly variant: number
  readonly fault: number
  readonly aimed: number
  readonly seconds: number
  readonly seed: number
  readonly jobs: number
}

const whole = (text: string) => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is no whole number.')
  return Number(text)
}
const { anew, seconds, seed, jobs, ...most } = program
  .name('npm run reach --')
  .description('Which rules, types of events and constraints generated questions reach, into reached.json.')
  .option('--anew', 'begins without what was recorded; without it only what a change has lost is looked for')
  .option('--valid <n>', 'valid questions', whole, 8000)
  .option('--variant <n>', 'valid questions that were varied', whole, 4000)
  .option('--fault <n>', 'faulty questions', whole, 8000)
  .option('--aimed <n>', 'questions aimed at each rule that is left', whole, 1500)
  .option('--seconds <n>', 'after which no more is asked', whole, 270)
  .option('--seed <n>', 'of all of them', whole, 1)
  .option('--jobs <n>', 'threads', whole, availableParallelism())
  .parse()
  .opts<Options>()
const unreached = readUnreached()
const before = anew ? undefined : readReached()
const record = await searchReach({ seed, seconds, most, jobs, unreached }, before, (line) =>
  process.stderr.write(`${line}\n`),
)
recordReached(record)
for (const [name, [reached, of]] of Object.entries(record.shares))
  process.stdout.write(`${name.padEnd(12)} ${String(reached).padStart(5)} of ${String(of).padStart(5)}\n`)
const reacher = new Reacher()
const met = new Set(record.meeting.flatMap(([own, run]) => reacher.marksOf(own, run)))
const faults = [...ruleFaults(record, unreached), ...markFaults(met, allMarks, unreached)]
for (const fault of faults) process.stdout.write(`${fault}\n`)
process.exitCode = faults.length === 0 ? 0 : 1
