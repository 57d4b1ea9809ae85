import { describe, expect, it } from 'vitest'
import { migrate, type Source, type UnjudgedSession } from '../../../spec/reference/migration/migrate.js'
import { madePrefix, messagesOf } from '../../../spec/reference/migration/state/message-ids.js'
import { buildReference, type FormatReference } from '../../../spec/reference/reference.js'
import { isObject, type JsonObject, own, type Session } from '../../../spec/reference/verdict.js'
import { syntheticLog } from '../../bench/synthetic-log.js'
import { goldenCases } from '../mutants/golden-cases.js'

const reference = buildReference()
const [v2, v3] = [reference.get(2) as FormatReference, reference.get(3) as FormatReference]
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

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

/** The ids of messages and of tool calls, in the order of the log. */
function idsOf(events: readonly unknown[]): unknown[] {
  const calls = (event: JsonObject) => [own(event.data, 'callId'), own(event.data, 'subCallId')]
  return events.filter(isObject).flatMap((event) => {
    if (event.type === 'system/message') return []
    return [...messagesOf(event).map(({ message }) => own(message, 'id')), ...calls(event)]
  })
}

describe('the edge from V2 to V3', () => {
  it('has logs to hold its laws against', () => {
    expect(migrated.length).toBeGreaterThan(50)
    expect(migrated.at(-1)?.name).toBe('a long log')
  })

  it('gives the same for the same, and leaves it as it was', () => {
    for (const [name, session] of sessions) {
      const text = JSON.stringify(session)
      const first = migrate(reference, { session: frozen(structuredClone(session)) } as Source, toV3)
      expect(migrate(reference, { session }, toV3), name).toEqual(first)
      expect(JSON.stringify(session), name).toBe(text)
    }
  })

  it('keeps ids, order and times, and adds system messages alone', () => {
    for (const { name, source, target } of migrated) {
      expect(idsOf(target.events), name).toEqual(idsOf(source.events))
      const added = target.events.filter((event) => event.type === 'system/message')
      const others = target.events.filter((event) => event.type !== 'system/message')
      expect(others.map(({ time }) => time)).toEqual(source.events.map((event) => own(event, 'time')))
      const made = added.map(({ data }) => String(own(own(data, 'message'), 'id')))
      expect(new Set(made).size, name).toBe(added.length)
      expect(made.every((id) => id.startsWith(madePrefix))).toBe(true)
    }
  })

  it('makes logs that V3 writes and reads as they are', () => {
    for (const { name, target } of migrated) {
      const written = v3.encode(target)
      if (written.outcome === 'refuse') throw new Error(`${name}: ${written.message}`)
      const file = Buffer.from(written.rows.map((row) => `${row}\n`).join(''))
      const read = v3.decode(file, 'strict')
      expect(read.outcome === 'accept' && read.session, name).toEqual(target)
      expect(v3.admitSession(target, 'restore').outcome, name).toBe('accept')
    }
  })

  it('goes on to V4 as if the log had been V3', () => {
    for (const { name, source, target } of migrated) {
      const chained = migrate(reference, { session: source }, { from: 2, to: 4, children: [] })
      const stepwise = migrate(reference, { session: target }, { from: 3, to: 4, children: [] })
      expect(chained, name).toEqual(stepwise)
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
