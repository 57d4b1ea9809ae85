import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { program } from 'commander'
import { specification } from '../../../spec/reference/specification.js'
import type { RuleRecord } from '../../../spec/rule-record.js'
import { goldenCases } from '../mutants/golden-cases.js'
import type { Finding } from './measure.js'
import { smallestGolden } from './smallest.js'
import type { Work } from './worker.js'

program
  .name('npm run untargeted --')
  .description('How many of the rules random faults find that are told no rule, and how small what they find becomes.')
  .option('--runs <n>', 'faulty questions', Number, 20_000)
  .option('--seed <n>', 'of all of them', Number, 1)
  .option('--shrink', 'makes what was found first of each rule as small as it gets')
  .action(untargeted)
  .parse()

interface Options {
  readonly runs: number
  readonly seed: number
  readonly shrink?: boolean
}

async function untargeted({ runs, seed, shrink }: Options): Promise<void> {
  const threads = availableParallelism()
  const shares = await Promise.all(
    Array.from({ length: threads }, (_, first) =>
      onThread<Finding[]>({ seed, runs: { first, limit: runs, by: threads } }),
    ),
  )
  const first = new Map<string, number>()
  for (const { rule, run } of shares.flat()) first.set(rule, Math.min(run, first.get(rule) ?? Number.POSITIVE_INFINITY))
  const refusing = (Object.entries(specification.rules) as [string, RuleRecord][]).filter(
    ([, { effect }]) => effect === 'refuse',
  )
  const found = refusing.flatMap(([rule]) => first.get(rule) ?? [])
  const missed = refusing.flatMap(([rule]) => (first.has(rule) ? [] : [rule]))
  const percent = ((found.length / refusing.length) * 100).toFixed(1)
  print(`${runs} faulty questions, seed ${seed}: ${found.length} of ${refusing.length} rules found (${percent} %)`)
  print(`runs until a rule is found, median: ${median(found)}`)
  print(`not found: ${missed.join(' ') || 'none'}`)
  if (!shrink) return
  const items = [...first].filter(([rule]) => !missed.includes(rule)).map(([rule, run]) => [rule, run - 1] as const)
  const parts = Array.from({ length: threads }, (_, part) => items.filter((_, index) => index % threads === part))
  const sizes = (await Promise.all(parts.map((it) => onThread<[string, number][]>({ seed, shrink: it })))).flat()
  const golden = smallestGolden(goldenCases())
  const larger = sizes.filter(([rule, size]) => size > (golden.get(rule) ?? 0) + 1)
  print(
    `shrunk: ${sizes.length - larger.length} of ${sizes.length} have at most one event more than the smallest golden vector`,
  )
  for (const [rule, size] of larger) print(`  ${rule}: ${size}, golden ${golden.get(rule)}`)
}

function onThread<Result>(work: Work): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: work })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
