import { join } from 'node:path'
import fc from 'fast-check'
import { anyQuestions, validQuestions } from '../../generators/arbitraries.js'
import type { Judge } from '../../generators/judge.js'
import { sampled } from '../../generators/sample.js'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { stdioCarrier } from '../carriers/stdio.js'
import type { Case } from '../engine/cases/expand.js'
import { run } from '../engine/run.js'
import { FuzzSource } from '../fuzz/fuzz-source.js'
import { caseOf } from '../fuzz/generated-case.js'
import { KitJudge } from '../fuzz/kit-judge.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'
import { packageRoot } from '../package.js'

/*
 * How many cases are generated a second: made alone, asked in this process, and asked of another over stdio; beside them
 * the same cases when they are there already, and JSON values of about the same size by fast-check itself.
 */

const milliseconds = 3000
const warmRuns = 300
const seed = 1
const cli = join(packageRoot, 'dist/runners/cli/main.js')

/** Where the time of a judge goes. */
const spent = { answer: 0, askable: 0 }

const kit = new KitJudge()
const timed: Judge = {
  answer: (question) => clocked('answer', () => kit.answer(question)),
  isAskable: (question) => clocked('askable', () => kit.isAskable(question)),
  without: (rule, question) => kit.without(rule, question),
}

function clocked<Result>(what: keyof typeof spent, act: () => Result): Result {
  const start = performance.now()
  const result = act()
  spent[what] += performance.now() - start
  return result
}

/** How often something can be done in a second, and how long it took in all. */
function rateOf(act: (run: number) => unknown): { perSecond: number; elapsed: number } {
  for (let count = 0; count < warmRuns; count++) act(count)
  spent.answer = 0
  spent.askable = 0
  const start = performance.now()
  let count = 0
  while (performance.now() - start < milliseconds) act(warmRuns + count++)
  const elapsed = performance.now() - start
  return { perSecond: (count * 1000) / elapsed, elapsed }
}

async function fuzzRate(carrier: Carrier): Promise<number> {
  const arbitrary = anyQuestions(kit)
  let start = performance.now()
  let answered = 0
  function* runs(): Generator<number, undefined> {
    for (let number = 0; answered < warmRuns || performance.now() - start < milliseconds; number++) yield number
  }
  const source = new FuzzSource({
    arbitrary: () => arbitrary,
    seed,
    runs: runs(),
    answer: (question) => kit.answer(question),
    mostShrinks: 0,
    onProgress: (count) => {
      answered = count
      if (count === warmRuns) start = performance.now()
    },
  })
  await run(source, carrier, {
    timeout: 20_000,
    window: 16,
    onHello: (hello) => source.greeted(hello),
    onResult: () => {},
  })
  if (source.failures.length > 0)
    throw new Error(`${source.failures[0]?.signature}: a rate of wrong answers means nothing`)
  return ((answered - warmRuns) * 1000) / (performance.now() - start)
}

/** The same cases, made before. */
async function readyRate(carrier: Carrier, cases: readonly Case[]): Promise<number> {
  let start = performance.now()
  let sent = 0
  let done = 0
  const next = () => {
    if (sent === warmRuns) start = performance.now()
    return sent < warmRuns || performance.now() - start < milliseconds ? cases[sent++ % cases.length] : undefined
  }
  await run({ next }, carrier, { timeout: 20_000, window: 16, onResult: () => done++ })
  return ((done - warmRuns) * 1000) / (performance.now() - start)
}

const inProcess = () => inProcessCarrier('reference', referenceImplementation('bench'))
const served = () => stdioCarrier(process.execPath, [cli, 'reference'])

const valid = rateOf((number) => sampled(validQuestions(kit), seed, number))
const any = rateOf((number) => sampled(anyQuestions(timed), seed, number))
const shares = { ...spent }
const json = rateOf((number) =>
  fc.sample(fc.jsonValue({ maxDepth: 6, depthSize: 'max' }), { seed: number, numRuns: 1 }),
)
const cases = Array.from({ length: 1000 }, (_, number) => {
  const question = sampled(anyQuestions(kit), seed, number)
  return caseOf(question, `run-${number}`, kit.answer(question))
})
const fuzzInProcess = await fuzzRate(inProcess())
const fuzzOverStdio = await fuzzRate(served())
const readyInProcess = await readyRate(inProcess(), cases)
const readyOverStdio = await readyRate(served(), cases)

const print = (line: string) => process.stdout.write(`${line}\n`)
const whole = (rate: number) => Math.round(rate).toLocaleString('en')
const percent = (part: number) => `${((part / any.elapsed) * 100).toFixed(0)} %`
print(`\nGenerated cases, seed ${seed}, one thread, ${milliseconds / 1000} s each, Node ${process.version}\n`)
print('| what | a second |')
print('| --- | ---: |')
print(`| valid questions, made and found valid | ${whole(valid.perSecond)} |`)
print(`| questions as \`fuzz\` asks them, made | ${whole(any.perSecond)} |`)
print(`| JSON values by fast-check alone, for comparison | ${whole(json.perSecond)} |`)
print(`| \`fuzz\`, in-process | ${whole(fuzzInProcess)} |`)
print(`| the same cases made before, in-process | ${whole(readyInProcess)} |`)
print(`| \`fuzz\` over stdio | ${whole(fuzzOverStdio)} |`)
print(`| the same cases made before, over stdio | ${whole(readyOverStdio)} |`)
print('')
print('| of the time in which a question is made | share |')
print('| --- | ---: |')
print(`| the reference says whether it is faulty | ${percent(shares.answer)} |`)
print(`| whether it can be asked | ${percent(shares.askable)} |`)
print(`| drawing and damaging it | ${percent(any.elapsed - shares.answer - shares.askable)} |`)
const made = 1 - fuzzInProcess / readyInProcess
print(
  `\nGenerating takes ${(made * 100).toFixed(0)} % of the time of \`fuzz\` in-process, and ${((1 - fuzzOverStdio / readyOverStdio) * 100).toFixed(0)} % over stdio.`,
)
