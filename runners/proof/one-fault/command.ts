import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { InvalidArgumentError, program } from 'commander'
import { breakableRules } from './breakable.js'
import type { Search } from './search.js'
import type { Work } from './worker.js'

const whole = (text: string) => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It is no whole number above 0.')
  return Number(text)
}
const knownRule = (id: string, before: readonly string[] = []) => {
  if (!breakableRules.includes(id)) throw new InvalidArgumentError('It is no rule that refuses, or never broken alone.')
  return [...before, id]
}

program
  .name('npm run one-fault --')
  .description(
    'Whether generators make an input that breaks a rule and no other, for each rule that refuses, and how long they take.',
  )
  .option('--rule <id>', 'this rule alone; may be given more than once', knownRule)
  .option('--seconds <n>', 'for each rule at most', whole, 60)
  .option('--seed <n>', 'of all of them', whole, 1)
  .option('--jobs <n>', 'threads', whole, availableParallelism())
  .addHelpText(
    'after',
    `
Examples:
  npm run one-fault                             every rule
  npm run one-fault -- --rule ranges.numbered   one of them
  npm run one-fault -- --seconds 300 --seed 2   with more time, and other choices

Exit code 1: a rule was not broken alone in time. A rule that no input can break alone has its reason in
generators/never-alone.ts, and is not asked for.`,
  )
  .action(run)
  .parse()

interface Options extends Work {
  readonly rule?: readonly string[]
  readonly jobs: number
}

async function run({ rule: asked = breakableRules, jobs, ...work }: Options): Promise<void> {
  const queue = [...asked]
  const done: Search[] = []
  await Promise.all(
    Array.from({ length: Math.min(jobs, queue.length) }, () =>
      takeAll(queue, work, (search) => {
        done.push(search)
        const took = search.seconds === undefined ? `not in ${work.seconds} s` : `${search.seconds.toFixed(1)} s`
        process.stderr.write(`${done.length} of ${asked.length}  ${search.rule}: ${took}\n`)
      }),
    ),
  )
  const found = new Map(done.flatMap(({ rule, seconds }) => (seconds === undefined ? [] : [[rule, seconds] as const])))
  const times = [...found.values()].sort((one, other) => one - other)
  const within = (limit: number) => times.filter((it) => it <= limit).length
  print(`seed ${work.seed}: ${found.size} of ${asked.length} rules broken alone within ${work.seconds} s each`)
  print(
    `seconds, median: ${times[Math.floor(times.length / 2)]?.toFixed(2) ?? 'none'}; ${within(1)} within 1, ${within(8)} within 8`,
  )
  const missing = asked.filter((id) => !found.has(id))
  print(`not broken alone: ${missing.join(' ') || 'none'}`)
  process.exitCode = missing.length === 0 ? 0 : 1
}

/** A thread that takes one rule after another from a queue until there is none. */
function takeAll(queue: string[], work: Work, onDone: (search: Search) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: work })
  return new Promise((resolve, reject) => {
    const give = () => {
      const rule = queue.shift()
      if (rule !== undefined) return worker.postMessage(rule)
      void worker.terminate()
      resolve()
    }
    worker.on('message', (search: Search) => {
      onDone(search)
      give()
    })
    worker.once('error', reject)
    give()
  })
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
