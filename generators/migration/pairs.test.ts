import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../runners/fuzz/kit-judge.js'
import type { JsonObject, Session } from '../../spec/reference/verdict.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { oldLog } from '../valid/old-log/old-log.js'
import { decodeOldRows, migrateOldRows } from '../valid/old-log/questions.js'
import type { Evidence } from './evidence.js'
import { migrationOf } from './pairs.js'

const judge = new KitJudge()
const sample = <Document>(make: (draw: Draw) => Document) =>
  fc.sample(new DocumentArbitrary({ make, reductions: () => [] }), { seed: 11, numRuns: 300 })

/** V3 logs: what became of V2 logs, with entries of the catalog at their end. */
const pairs = sample((draw) => {
  const { session } = judge.answer({ op: 'migrate', format: 2, to: 3, input: { session: oldLog(draw) } })
  return migrationOf(draw, { op: 'history', format: 3, input: { session: withCatalog(draw, session as Session) } })
})
const children = pairs.map(({ input }) => input.children as readonly Evidence[])
const evidence = children.flat()

function withCatalog(draw: Draw, session: Session): Session {
  const ids = draw.some(['a', 'child-0', '孩子'])
  const entries = ids.map((childId, index): JsonObject => {
    const mode = draw.of([{ mode: 'continuable', label: 'l' }, { mode: 'one-shot' }, { mode: 'one-shot', label: '' }])
    const data = { version: 0, childId, childCreatedAt: draw.below(3), ...mode }
    return { type: 'subagent/catalog', seq: session.events.length + index, time: 5, data }
  })
  return { ...session, events: [...session.events, ...entries] }
}

describe('a migration of a log that another question is about', () => {
  it('goes over, unless the log holds what V4 has no place for', () => {
    const rules = pairs.map((question) => judge.answer(question).rule)
    expect([...new Set(rules)].sort()).toEqual(['retired.wrapper', 'v3-v4.lift.nested', undefined])
    expect(rules.filter((rule) => rule === undefined).length).toBeGreaterThan(280)
  })

  it('has evidence on children that are in the catalog, on others, on some twice, and on none', () => {
    expect(children.some((list) => list.length === 0)).toBe(true)
    expect(children.some((list) => new Set(list.map(({ childId }) => childId)).size < list.length)).toBe(true)
    expect(children.some((list) => list.length > 1 && list.every(isEarly))).toBe(true)
    for (const childId of ['a', 'k', '']) expect(evidence.some((it) => it.childId === childId)).toBe(true)
  })

  it('has descriptors of each version and mode, some that are not usable, and none', () => {
    const said = new Set(evidence.map(({ descriptorCount: count, descriptor }) => `${count} ${kindOf(descriptor)}`))
    const usable = ['1 1 undefined', '1 2 continuable', '1 2 one-shot', '1 3 continuable', '1 3 one-shot']
    for (const kind of [...usable, '0 none', '2 3 one-shot', '1 4 undefined']) expect(said).toContain(kind)
  })

  it('is of the rows that the other question has, and as it reads them', () => {
    for (const { log, question } of sample(asked)) {
      expect(question.input.rows).toBe(log.input.rows)
      expect(question.recovery).toBe(log.recovery)
      expect(question.input.children !== undefined).toBe(question.to === 4)
    }
  })

  it('is none of the newest format, and of no log', () => {
    const impossible = (log: Question) => () => sample((draw) => migrationOf(draw, log))
    expect(impossible({ op: 'decode', format: 4, input: { rows: [{}] } })).toThrow(RangeError)
    expect(impossible({ op: 'select', format: 3, input: { files: [] } })).toThrow(RangeError)
  })
})

function asked(draw: Draw): { log: Question; question: Question } {
  const log = draw.of([decodeOldRows, migrateOldRows])(draw)
  return { log, question: migrationOf(draw, log) }
}

function isEarly({ childCreatedAt }: Evidence): boolean {
  return childCreatedAt < 3
}

function kindOf(descriptor: unknown): string {
  const { version, mode } = (descriptor ?? {}) as { readonly version?: number; readonly mode?: string }
  return descriptor === null ? 'none' : `${version} ${mode}`
}
