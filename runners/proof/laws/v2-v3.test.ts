import { describe, expect, it } from 'vitest'
import { laws } from '../../../generators/migration/laws.js'
import type { Question } from '../../../generators/question.js'
import { migrate, type UnjudgedSession } from '../../../spec/reference/migration/migrate.js'
import { madePrefix } from '../../../spec/reference/migration/state/message-ids.js'
import { buildReference, type FormatReference } from '../../../spec/reference/reference.js'
import { type JsonObject, own, type Session } from '../../../spec/reference/verdict.js'
import { syntheticLog } from '../../bench/synthetic-log.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { deepFrozen } from './v3-logs.fixture.js'

const reference = buildReference()
const v2 = reference.get(2) as FormatReference
const judge = new KitJudge()
const toV3 = { from: 2, to: 3 }

/** Sessions of V2: those of the golden vectors, as far as they can be read, and the beginning of a long log. */
const sessions: [name: string, session: UnjudgedSession][] = [
  ...goldenCases().flatMap(({ id, request }): [string, UnjudgedSession][] => {
    if (request.op !== 'migrate' || request.from !== 2) return []
    if (request.session) return [[id, request.session as UnjudgedSession]]
    const read = v2.decode(Buffer.from(request.bytes ?? '', 'base64'), 'recoverable')
    return read.outcome === 'accept' ? [[id, read.session]] : []
  }),
  ['a long log', longLog()],
]
const migrated = sessions.flatMap(([name, source]): { name: string; source: UnjudgedSession; target: Session }[] => {
  const answer = migrate(reference, { session: source }, toV3)
  return answer.outcome === 'accept' ? [{ name, source, target: answer.session }] : []
})

function longLog(): Session {
  const [header, ...events] = [...syntheticLog(2, 400_000)].map((row) => JSON.parse(row) as JsonObject)
  const { type: _type, ...logical } = header as JsonObject
  return { header: logical, events, inheritedEventCount: 0 }
}

describe('the edge from V2 to V3', () => {
  it('has logs to hold its laws against', () => {
    expect(migrated.length).toBeGreaterThan(50)
    expect(migrated.at(-1)?.name).toBe('a long log')
  })

  it('leaves the source as it was', () => {
    for (const [, session] of sessions) migrate(reference, { session: deepFrozen(structuredClone(session)) }, toV3)
  })

  it.each(Object.entries(laws))('is under the law %s', (_name, law) => {
    const broken = migrated.flatMap(({ name, source }) => {
      const question: Question = { op: 'migrate', format: 2, to: 3, input: { session: source } }
      const fault = law(question, judge)
      return fault === undefined ? [] : [`${name}: ${fault}`]
    })
    expect(broken).toEqual([])
  })

  it('adds system messages with ids of their own', () => {
    for (const { name, source, target } of migrated) {
      const added = target.events.filter((event) => event.type === 'system/message')
      expect(target.events.length - added.length, name).toBe(source.events.length)
      const made = added.map(({ data }) => String(own(own(data, 'message'), 'id')))
      expect(new Set(made).size, name).toBe(added.length)
      expect(made.every((id) => id.startsWith(madePrefix))).toBe(true)
    }
  })
})

describe('the id of a system message that the edge makes', () => {
  const log = (events: readonly object[]) => {
    const header = { version: 2, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
    const numbered = events.map((event, seq) => ({ seq, time: seq, ...event }))
    const answer = migrate(reference, { session: { header, events: numbered, inheritedEventCount: 0 } }, toV3)
    return answer.outcome === 'accept' ? answer.session.events : []
  }
  const ids = log([
    { type: 'turn/start', data: { turn: 1 } },
    { type: 'step/start', data: { turn: 1, step: 1 } },
    { type: 'feedback/record', data: { text: 'x' } },
    {
      type: 'request/header',
      data: { header: { config: { provider: 'p', model: 'm' }, system: 'S' }, reason: 'initial' },
    },
  ]).flatMap(({ type, data }) => (type === 'system/message' ? [own(own(data, 'message'), 'id')] : []))

  it('is that of the facts', () => {
    expect(ids).toEqual([
      'v2-to-v3-system-76b7b872aa62ec8e220a5cb8891c4468ebf0fb84cb0e2e236beb0e6353c653db',
      'v2-to-v3-system-c4535642b45823dfd350f0eae41e23fb400cc86a6289686448d346497c046ae8',
    ])
  })
})
