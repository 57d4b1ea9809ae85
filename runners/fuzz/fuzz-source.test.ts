import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { anyQuestions } from '../../generators/arbitraries.js'
import { DocumentArbitrary } from '../../generators/document-arbitrary.js'
import type { Answer } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import { sampled } from '../../generators/sample.js'
import { reductions } from '../../generators/shrink/reductions.js'
import { only } from '../../generators/valid/only.js'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { stdioCarrier } from '../carriers/stdio.js'
import { run } from '../engine/run.js'
import { acceptAll } from '../implementations/faulty/accept-all.js'
import { swappedClasses } from '../implementations/faulty/swapped-classes.js'
import { wrongReason } from '../implementations/faulty/wrong-reason.js'
import type { Implementation } from '../implementations/implementation.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'
import { FuzzSource } from './fuzz-source.js'
import { KitJudge } from './kit-judge.js'

const judge = new KitJudge()
const right = referenceImplementation('1')
const decoding = anyQuestions(judge, [only({ op: 'decode', format: 4 })])

/** Directories of one file, some of which are the case at which the faulty processes go wrong. */
const directories = new DocumentArbitrary<Question>({
  make: (draw) => {
    const version = draw.of([4, 5])
    const name = version === 5 ? 'session.v5.jsonl.zstd' : 'session.v4.jsonl'
    return { op: 'select', format: 4, input: { files: [{ name, version }] } }
  },
  reductions,
  holds: (question) => judge.isAskable(question),
})

async function fuzzed(
  carrier: Carrier,
  arbitrary = decoding,
  runs = 12,
  timeout = 2000,
  answer: (question: Question) => Answer = (question) => judge.answer(question),
): Promise<FuzzSource> {
  const source = new FuzzSource({
    arbitrary: () => arbitrary,
    seed: 1,
    runs: Array.from({ length: runs }, (_, number) => number).values(),
    answer,
    mostShrinks: 30,
  })
  await run(source, carrier, { timeout, window: 4, onHello: (it) => source.greeted(it), onResult: () => {} })
  return source
}

const inside = (it: Implementation) => inProcessCarrier('faulty', it)
const outside = (name: string) =>
  stdioCarrier(process.execPath, [fileURLToPath(new URL(`../implementations/faulty/${name}`, import.meta.url))])
const kinds = (source: FuzzSource) => source.failures.map(({ signature }) => signature)

describe('generated questions', () => {
  it('find nothing wrong with the reference', async () => {
    const source = await fuzzed(inside(right))
    expect([kinds(source), source.counts]).toEqual([[], { runs: 12, passedOver: 0 }])
  })

  it('charge nobody with what the reference itself breaks on', async () => {
    const broken = () => ({ outcome: 'crash', message: 'TypeError' })
    const source = await fuzzed(inside(right), decoding, 3, 2000, broken)
    expect([kinds(source), source.counts.runs]).toEqual([[], 0])
    expect(source.unanswered).toEqual([0, 1, 2].map((number) => ({ run: number, reason: 'TypeError' })))
  })

  it('find who accepts all', async () => {
    const found = kinds(await fuzzed(inside(acceptAll(right))))
    expect(found).toContainEqual(expect.stringMatching(/^decode@4: refuse \S+ → accept$/))
  })

  it('find who has another reason, and who has another class', async () => {
    expect(kinds(await fuzzed(inside(wrongReason(right))))).toContainEqual(expect.stringMatching(/→ other .*rule/))
    expect(kinds(await fuzzed(inside(swappedClasses(right))))).toContainEqual(expect.stringMatching(/→ other class$/))
  })

  it('find what a process dies of, and name one kind for all runs that do', async () => {
    const { failures } = await fuzzed(outside('crash.js'), directories, 12)
    expect(failures.map(({ signature }) => signature)).toEqual(['select@4: refuse selection.newer → crash'])
    expect(failures[0]?.times).toBeGreaterThan(1)
    expect(failures[0]?.question.input).toEqual({ files: [{ name: 'session.v5.jsonl.zstd', version: 5 }] })
    expect(failures[0]?.result.stderr).toContain('no place for generation 5')
  })

  it('find what a process never answers', async () => {
    const alone = new DocumentArbitrary<Question>({
      make: () => ({ op: 'select', format: 4, input: { files: [{ name: 'session.v5.jsonl.zstd', version: 5 }] } }),
      reductions: () => [],
    })
    const found = kinds(await fuzzed(outside('hang.js'), alone, 1, 300))
    expect(found).toEqual(['select@4: refuse selection.newer → timeout'])
  })

  it('are passed over where they are not declared, and are no runs', async () => {
    const source = await fuzzed(outside('honest.js'), decoding, 5)
    expect(source.counts).toEqual({ runs: 0, passedOver: 5 })
  })

  it('are the same by seed, run and path', async () => {
    const { failures } = await fuzzed(inside(acceptAll(right)))
    for (const { question, run: number, path } of failures) expect(sampled(decoding, 1, number, path)).toEqual(question)
    expect(failures.some(({ path }) => path.length > 0)).toBe(true)
  })
})
