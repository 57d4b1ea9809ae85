import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { stdioCarrier } from '../carriers/stdio.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import type { CaseResult } from '../engine/result.js'
import { run } from '../engine/run.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'
import { packageRoot, vectorsDirectory } from '../package.js'
import type { Container, Request } from '../protocol/types.js'

// `npm run bench`: everything side by side in one run, each round in turn, medians and ratios. Prints Markdown for
// RESULTS.md; nothing here is a test.
const rounds = 5
const roundMilliseconds = 1000
/** Passes over all vectors before the clock starts: a process compiles what it judges by when it meets it. */
const warmPasses = 8
const cli = join(packageRoot, 'dist/runners/cli/main.js')

const all = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))
const decoded = (container: Container) =>
  all.filter(({ request }) => request.op === 'decode' && request.container === container)
const cases = decoded('jsonl')
const framed = decoded('zstd')

/** Golden decode vectors through the engine, comparison included; the result is a rate a second. */
function engineRate(carrier: Carrier, window: number, subjects: readonly Case[] = cases): () => Promise<number> {
  return async () => {
    let done = 0
    let sent = 0
    let started = 0
    const next = (): Case | undefined => {
      if (sent === warmPasses * subjects.length) {
        started = performance.now()
        done = 0
      }
      const isOver = started !== 0 && performance.now() - started > roundMilliseconds
      return isOver ? undefined : subjects[sent++ % subjects.length]
    }
    const onResult = (result: CaseResult) => {
      done++
      if (result.state === 'pass' || result.state === 'not-scored') return
      throw new Error(`${result.subject.id}: ${result.state}: a rate of wrong answers means nothing`)
    }
    await run({ next }, carrier, { timeout: 10_000, window, onResult })
    return (done * 1000) / (performance.now() - started)
  }
}

/** The same requests to a process that echoes them, over the same carrier with the same window; nothing is compared. */
async function echoRate(window: number): Promise<number> {
  const requests = cases.map((it, index) => ({ id: index + 1, ...it.request }) as Request)
  return await new Promise((resolve, reject) => {
    let sent = 0
    let received = 0
    let pendingRefill = false
    const started = performance.now()
    const refill = (count: number) => {
      echo.send(Array.from({ length: count }, () => requests[sent++ % requests.length] as Request))
    }
    const echo = stdioCarrier(process.execPath, [join(packageRoot, 'runners/bench/echo.js')]).start({
      message: () => {
        received++
        if (pendingRefill) return
        pendingRefill = true
        queueMicrotask(() => {
          pendingRefill = false
          const elapsed = performance.now() - started
          if (elapsed < roundMilliseconds) return refill(window - (sent - received))
          if (received < sent) return
          echo.kill()
          resolve((received * 1000) / elapsed)
        })
      },
      garbage: reject,
      exit: reject,
    })
    refill(window)
  })
}

/** Milliseconds from start to end of a whole process. */
function startMilliseconds(args: readonly string[]): number {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`)
  return performance.now() - started
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
}

const reference = () => inProcessCarrier('reference', referenceImplementation('bench'))
const served = () => stdioCarrier(process.execPath, [cli, 'reference'])
const contenders: [name: string, measure: () => Promise<number>][] = [
  ['reference, in-process, window 1', engineRate(reference(), 1)],
  ['reference, in-process, window 64', engineRate(reference(), 64)],
  ['Zstandard frames, in-process, window 64', engineRate(reference(), 64, framed)],
  ['reference over stdio, window 1', engineRate(served(), 1)],
  ['reference over stdio, window 64', engineRate(served(), 64)],
  ['bare echo, window 1', () => echoRate(1)],
  ['bare echo, window 64', () => echoRate(64)],
]
const rates = new Map<string, number[]>(contenders.map(([name]) => [name, []]))
const starts = { node: [] as number[], first: [] as number[] }
const one = ['test', '--no-progress', '--filter', 'tool-result.call-id.mismatch']
for (let round = 0; round <= rounds; round++) {
  for (const [name, measure] of contenders) {
    const rate = await measure()
    if (round > 0) rates.get(name)?.push(rate) // the first round warms up
  }
  const node = startMilliseconds(['-e', '0'])
  const first = startMilliseconds([cli, ...one])
  if (round > 0) {
    starts.node.push(node)
    starts.first.push(first)
  }
}

const rateOf = (name: string) => median(rates.get(name) as number[])
const print = (line: string) => process.stdout.write(`${line}\n`)
print(
  `${cases.length} golden decode vectors of JSONL, ${framed.length} of Zstandard, median of ${rounds} rounds, Node ${process.version}\n`,
)
print('| what | vectors a second | of the echo at the same window |')
print('| --- | ---: | ---: |')
for (const [name] of contenders) {
  const echo = rateOf(`bare echo, window ${name.endsWith('64') ? 64 : 1}`)
  print(`| ${name} | ${Math.round(rateOf(name)).toLocaleString('en')} | ${(rateOf(name) / echo).toFixed(2)} |`)
}
print('\n| start | ms |')
print('| --- | ---: |')
print(`| \`node -e 0\` | ${median(starts.node).toFixed(0)} |`)
print(`| \`sessionproof test --filter ONE\`, to its end | ${median(starts.first).toFixed(0)} |`)
print(`| difference | ${(median(starts.first) - median(starts.node)).toFixed(0)} |`)
