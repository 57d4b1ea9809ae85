import { describe, expect, it } from 'vitest'
import { migrate } from '../../../spec/reference/migration/migrate.js'
import { asObject, isObject, type JsonObject, ownPath, type Session } from '../../../spec/reference/verdict.js'
import { corpusLogs, deepFrozen, goldenLogs, type NamedLog, reference } from './v3-logs.fixture.js'

const route = deepFrozen({
  from: 3,
  to: 4,
  children: [
    { childId: 'k', childCreatedAt: 2, descriptorCount: 0, descriptor: null },
    {
      childId: 'j',
      childCreatedAt: 1,
      descriptorCount: 1,
      descriptor: { version: 3, provider: 'p', mode: 'one-shot' },
    },
  ],
})

interface Pair {
  readonly name: string
  readonly source: Session
  readonly target: Session
}

/** The logs that go over, each before and after. What a step changed in its input would throw here. */
function migrated(logs: readonly NamedLog[]): Pair[] {
  return logs.flatMap(({ name, session }) => {
    const source = deepFrozen(session)
    const answer = migrate(reference, { session: source }, route)
    return answer.outcome === 'accept' ? [{ name, source, target: answer.session }] : []
  })
}

describe.each([
  ['golden vectors', goldenLogs(), 500],
  ['the corpus', corpusLogs(), corpusLogs().length],
])('the V3 logs of %s', (_name, logs, fewest) => {
  const pairs = migrated(logs)
  /** The names of the logs for which something does not hold. */
  const except = (holds: (pair: Pair) => boolean) => pairs.filter((it) => !holds(it)).map(({ name }) => name)

  it('go over in numbers', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(fewest)
  })

  it('give the same each time', () => {
    const again = migrated(logs)
    expect(again.map(({ target }) => target)).toEqual(pairs.map(({ target }) => target))
  })

  it('pass the restorer of V4', () => {
    const restored = ({ target }: Pair) => reference.get(4)?.admitSession(target, 'restore').outcome
    expect(except((pair) => restored(pair) === 'accept')).toEqual([])
  })

  it('are the same after they have been written and read', () => {
    const changed = pairs.flatMap(({ name, target }) => {
      const written = reference.get(4)?.encode(target)
      if (written?.outcome !== 'accept') return [`${name}: ${written?.rule}`]
      const file = Buffer.from(written.rows.map((row) => `${row}\n`).join(''))
      const read = reference.get(4)?.decode(file, 'strict')
      if (read?.outcome !== 'accept') return [`${name}: ${read?.rule}`]
      // what JSON does not keep, such as -0, was none of a log
      return JSON.stringify(read.session) === JSON.stringify(JSON.parse(JSON.stringify(inOrder(target)))) ? [] : [name]
    })
    expect(changed).toEqual([])
  })

  it('keep the ids of messages', () => {
    expect(except(({ source, target }) => sameList(messageIds(source), messageIds(target)))).toEqual([])
  })

  it('keep the ids of tool calls', () => {
    expect(except(({ source, target }) => sameList(callIds(source), callIds(target)))).toEqual([])
  })

  it('keep the content of results, but for the types of blocks that plugins own', () => {
    expect(except(({ source, target }) => sameList(results(source), results(target)))).toEqual([])
  })

  it('keep every event, in its order', () => {
    const kept = ({ source, target }: Pair) => {
      const times = target.events.filter((event) => !isMade(event, source)).map(({ time }) => time)
      return sameList(
        times,
        source.events.map(({ time }) => time),
      )
    }
    expect(except(kept)).toEqual([])
  })
})

/** Members of a header in the order of a file. */
function inOrder({ header, events, inheritedEventCount }: Session): Session {
  const order = ['version', 'id', 'createdAt', 'cwd', 'parentSession', 'isSeeded', 'origin', 'delegationDepth']
  const names = [...order, 'agentPreset'].filter((name) => Object.hasOwn(header, name))
  return { header: Object.fromEntries(names.map((name) => [name, header[name]])), events, inheritedEventCount }
}

/** An event that the edge has put in: the end of a turn, or an entry for one of the children of the route. */
function isMade({ type, seq, data }: JsonObject, { events }: Session): boolean {
  if (type === 'turn/end')
    return ownPath(data, 'reason', 'kind') === 'interrupted' && !events.some((it) => it.data === data)
  return type === 'subagent/catalog' && (seq as number) >= events.length && !events.some((it) => it.data === data)
}

function messagesOf({ events }: Session): JsonObject[] {
  return events.flatMap(({ type, data }) => {
    const held = asObject(data)
    if (type === 'user/message') return [held]
    if (['system/message', 'assistant/message', 'tool/result'].includes(type as string)) return [asObject(held.message)]
    const list =
      type === 'agent/inbox/spliced' ? held.inserted : type === 'session/title-llm-request' ? held.messages : []
    return Array.isArray(list) ? list.map(asObject) : []
  })
}

function messageIds(session: Session): unknown[] {
  return messagesOf(session).map(({ id }) => id)
}

function callIds(session: Session): unknown[] {
  const called = session.events.filter(({ type }) => type === 'tool/call').map(({ data }) => ownPath(data, 'callId'))
  const advertised = messagesOf(session).flatMap(({ content }) =>
    (content as readonly unknown[]).flatMap((block) =>
      ownPath(block, 'type') === 'tool-call' ? [ownPath(block, 'id')] : [],
    ),
  )
  const answered = resultMessages(session).map(({ source }) => ownPath(source, 'callId'))
  return [...called, ...advertised, ...answered]
}

function resultMessages({ events }: Session): JsonObject[] {
  return events.flatMap(({ type, data }) => (type === 'tool/result' ? [asObject(ownPath(data, 'message'))] : []))
}

/** What the results hold: in V3 a wrapper around it, in V4 the message itself. */
function results(session: Session): unknown[] {
  return resultMessages(session).map(({ role, content }) => {
    const held = role === 'tool' ? content : ownPath((content as readonly unknown[])[0], 'content')
    return (held as readonly unknown[]).map((block) => {
      const type = ownPath(block, 'type') as string
      const known = ['text', 'reasoning', 'image', 'file', 'tool-call', 'tool-result']
      const isOwned = session.header.version === 3 && !known.includes(type)
      return isObject(block) ? { ...block, type: isOwned ? `plugin:${type}` : type } : block
    })
  })
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
