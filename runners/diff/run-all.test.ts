import { describe, expect, it } from 'vitest'
import { reductions } from '../../generators/shrink/reductions.js'
import { compile } from '../../spec/compiler/compile.js'
import { formatLock, unitPairs } from '../../spec/compiler/lock.js'
import { readNote } from '../../spec/compiler/note.js'
import { readNoteSources } from '../../spec/compiler/read-sources.js'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { KitJudge } from '../fuzz/kit-judge.js'
import { acceptAll } from '../implementations/faulty/accept-all.js'
import { marking, overwriting } from '../implementations/faulty/bad-publishers.js'
import { refuseAll } from '../implementations/faulty/refuse-all.js'
import { casesOf, faulty } from '../implementations/faulty/report.fixture.js'
import { swappedClasses } from '../implementations/faulty/swapped-classes.js'
import { withoutReasons, wrongReason } from '../implementations/faulty/wrong-reason.js'
import type { Implementation } from '../implementations/implementation.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'
import { packageRoot, vectorsDirectory } from '../package.js'
import { draftOf } from './draft.js'
import { tallies } from './matrix.js'
import { type DiffRun, namesOf, runAll, type Side, SideFailure } from './run-all.js'

const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)
const judge = new KitJudge()
const right = referenceImplementation('1')
const side = (name: string, implementation: Implementation): Side => ({
  name,
  carrier: inProcessCarrier(name, implementation),
})
const reference = side('reference', right)
const process = (name: string, carrier: Carrier): Side => ({ name, carrier })

const accepted = ['tool-result.plain@4', 'tool-result.written@4', 'history.users@4', 'selection.highest.three@4']
const refused = [
  'tool-result.call-id.mismatch@4',
  'request-header.system.empty-v3@3',
  'tool-result.restore.call-id@4',
  'selection.newer.alone@4',
]
const ids = [...accepted, ...refused]

interface Limits {
  readonly timeout?: number
  readonly maxShrinks?: number
}

const never = new AbortController().signal

function start(
  sides: readonly Side[],
  which: readonly string[],
  { timeout = 5000, maxShrinks = 10 }: Limits,
  signal: AbortSignal,
) {
  const cases = casesOf(which)
  let at = 0
  const options = { timeout, window: 8, signal, maxShrinks, reductions, vectors }
  return runAll(sides, { next: () => cases[at++] }, cases.length, judge, options)
}

async function diff(sides: readonly Side[], which: readonly string[] = ids, limits: Limits = {}): Promise<DiffRun> {
  const run = await start(sides, which, limits, never)
  if (!run) throw new Error('it was interrupted')
  return run
}

const findings = ({ rows }: DiffRun) => rows.map(({ example }) => example.finding)
const casesIn = ({ rows }: DiffRun) => rows.flatMap(({ cases }) => cases).sort()

describe('several implementations on the same cases', () => {
  it('two of the same kind: no disagreement', async () => {
    const run = await diff([reference, side('again', right)])
    expect(run).toMatchObject({ asked: 8, compared: 8, rows: [] })
  })

  it.each([
    ['accept all', acceptAll, ['history.users@4', ...refused, ...accepted.filter((it) => it !== 'history.users@4')]],
    ['refuse all', refuseAll, ids.filter((it) => it !== 'tool-result.call-id.mismatch@4')],
    ['wrong reason', wrongReason, refused],
    ['swapped classes', swappedClasses, refused],
  ] as const)('%s: each disagreement is of its making', async (_, make, which) => {
    const run = await diff([reference, side('faulty', make(right))])
    expect(casesIn(run)).toEqual([...which].sort())
    for (const finding of findings(run)) expect(finding).toEqual({ kind: 'contradicted', sides: [1] })
    expect(tallies(run.rows, 2).contradicted[0]).toEqual({ rows: 0, cases: 0 })
  })

  it('a reason that is not told is no other reason', async () => {
    expect((await diff([reference, side('mute', withoutReasons(right))])).rows).toEqual([])
    const both = await diff([side('mute', withoutReasons(right)), reference, side('wrong', wrongReason(right))])
    for (const finding of findings(both)) expect(finding).toEqual({ kind: 'contradicted', sides: [2] })
  })

  it('files cases of one pattern under one row, with the smallest of them', async () => {
    const which = ['tool-result.call-id.mismatch@4', 'tool-result.call-id.written-mismatch@4']
    const { rows } = await diff([reference, side('faulty', wrongReason(right))], which)
    const [row] = rows
    expect(rows).toHaveLength(1)
    expect(row?.cases).toEqual([...which].sort())
    expect(row?.example.rule).toBe('tool-result.call-id')
    expect(row?.example.cells[1]).toMatchObject({
      says: 'refuse',
      class: 'malformed',
      rule: 'envelope.object',
      like: 1,
    })
  })

  it('shrinks an input to what still shows the same, and keeps where it comes from', async () => {
    const { rows } = await diff([reference, side('faulty', wrongReason(right))], ['tool-result.call-id.missing@4'], {
      maxShrinks: 1000,
    })
    const [row] = rows
    expect(row?.shrinking.end).toBe('least')
    expect(row?.shrinking.to).toBeLessThan(row?.shrinking.from ?? 0)
    expect(row?.example.subject.id).toBe('tool-result.call-id.missing@4')
    expect(row?.example.reference.rule).toBe('tool-result.call-id')
    expect(row?.question.input.rows).toEqual(row?.example.subject.rows)
  })

  it('looks into directories', async () => {
    const all = vectors
      .filter(({ op }, index) => op === 'publish' && index % 3 === 0)
      .map(({ id, formats }) => `${id}@${formats[0]}`)
    expect(all.length).toBeGreaterThan(5)
    for (const publisher of [marking, overwriting]) {
      const run = await diff([reference, side('publisher', publisher(right))], all)
      expect(run.rows.length).toBeGreaterThan(0)
      for (const { example, shrinking } of run.rows) {
        expect(example.finding).toEqual({ kind: 'contradicted', sides: [1] })
        // a file that is written anew may get the number of the one that was removed, and is then not noticed
        if (publisher === marking) expect(shrinking.end).not.toBe('unsteady')
      }
    }
  })

  it('charges a process with what breaks it, and with nothing else', async () => {
    const which = ['selection.newer.alone@4', 'selection.highest.three@4']
    const sides = (file: string, ...args: string[]) => [
      process('honest', faulty('honest.js')),
      process('broken', faulty(file, ...args)),
    ]
    for (const [file, says] of [
      ['crash.js', 'crash'],
      ['garbage.js', 'error'],
      ['hang.js', 'timeout'],
    ] as const) {
      const run = await diff(sides(file, ...(file === 'garbage.js' ? ['text'] : [])), which, { timeout: 500 })
      expect(casesIn(run), file).toEqual(['selection.newer.alone@4'])
      expect(run.rows[0]?.example.cells[1]?.says).toBe(says)
      expect(findings(run)).toEqual([{ kind: 'contradicted', sides: [1] }])
      expect(run.rows[0]?.shrinking.end === 'slow').toBe(says === 'timeout')
    }
  })

  it('says which one cannot be started', async () => {
    const failed = await diff([reference, process('lies', faulty('liar.js', 'protocol'))]).catch((error) => error)
    expect(failed).toBeInstanceOf(SideFailure)
    expect(failed.message).toMatch(/^the implementation lies answered hello with something else/)
  })

  it('ends when it is interrupted, and has nothing to say', async () => {
    const sides = [process('honest', faulty('honest.js')), process('hangs', faulty('hang.js'))]
    expect(await start(sides, ids, { timeout: 60_000 }, AbortSignal.timeout(1000))).toBeUndefined()
  })

  it('tells sides apart that call themselves the same', () => {
    const hello = (name: string, version: string) => ({ implementation: { name, version } }) as never
    const hellos = [hello('a', '1'), hello('a', '2'), hello('b', '1'), hello('a', '1')]
    expect(namesOf([{}, {}, {}, {}], hellos)).toEqual(['a 1', 'a 2', 'b', 'a 1 (2)'])
    expect(namesOf([{ name: 'x' }, {}, {}, { name: 'x' }], hellos)).toEqual(['x', 'a', 'b', 'x (2)'])
  })
})

describe('the question that a row puts to the spec', () => {
  it('is a note that compiles, once somebody has confirmed it', async () => {
    const silent = vectors.filter(({ scored }) => scored === false).map(({ id, formats }) => `${id}@${formats[0]}`)
    const run = await diff([reference, side('`odd` **name**', refuseAll(right))], silent.slice(0, 40))
    expect(run.rows.length).toBeGreaterThan(5)
    const notes = readNoteSources(packageRoot)
    const drafts = run.rows.map((row, index) => {
      expect(row.example.finding).toMatchObject({ kind: 'silent' })
      const { yaml, en, zh } = draftOf(row, ['reference', '`odd` **name**'], '2026-11-30')
      const source = { directory: 'agent-notes', slug: `9${100 + index}-question`, yaml, en, zh, lock: undefined }
      const { note } = readNote(source)
      return { ...source, lock: note && formatLock(unitPairs(note)) }
    })
    expect(compile([...notes, ...drafts]).diagnostics).toEqual([])
  })
})
