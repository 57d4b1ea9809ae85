import { formats } from '../../../../spec/generated/formats.js'
import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { FormatRecord } from '../../../../spec/rule-record.js'
import { anyObject, block, count, json, text, word } from '../../content.js'
import { fromSchema } from '../../from-schema.js'
import { userMessage } from '../messages.js'
import type { SessionLog, Step } from '../session-log.js'
import { anySources } from '../sources.js'

/** What stands beside the conversation. Notes 0009 and 0013. */
export const facts: readonly Step[] = [
  { id: 'command-run', weight: 3, may: () => true, write: writeCommand },
  { id: 'command-done', weight: 10, may: ({ commands }) => commands.length > 0, write: writeCommandDone },
  { id: 'session-title', weight: 5, may: () => true, write: writeTitle },
  { id: 'title-request', weight: 8, may: (log) => titled(log).length > 0, write: writeTitleRequest },
  { id: 'inbox', weight: 10, may: () => true, write: writeInbox },
  { id: 'delivery', weight: 5, may: ({ next, header }) => next > 0 && header.id !== '', write: writeDelivery },
  { id: 'catalog', weight: 6, may: mayList, write: writeCatalogEntry },
  { id: 'team-message', weight: 3, may: () => true, write: writeTeamMessage },
  {
    id: 'image-offload',
    weight: 10,
    may: (log) => (log.format === 4 || log.isOld) && fresh(log).length > 0,
    write: writeOffload,
  },
  { id: 'fact', weight: 30, may: () => true, write: writeFact },
  { id: 'unknown', weight: 4, may: () => true, write: writeUnknown },
]

function writeCommand(log: SessionLog): void {
  const commandId = log.id('x')
  const args = log.draw.maybe('args', () => text(log.draw))
  log.write('command/run', { commandId, name: word(log.draw), source: { kind: 'user' }, ...args })
  log.commands.push(commandId)
}

function writeCommandDone(log: SessionLog): void {
  const { draw, events } = log
  const others = events.filter(({ type }) => type !== 'command/run' && type !== 'command/done').map(({ seq }) => seq)
  const cites = others.length > 0 && draw.chance(1, 2) ? { sourceEventSeq: draw.of(others) } : {}
  const kind = draw.chance(1, 2) ? { kind: 'success', ...cites } : { kind: 'error' }
  log.write('command/done', { commandId: draw.of(log.commands), ...kind, ...draw.maybe('text', () => text(draw)) })
}

/** The messages of a person, which a title may be made from. */
function titled({ events }: SessionLog): number[] {
  return events.flatMap(({ type, seq, data }) =>
    type === 'user/message' && (data as { source: JsonObject }).source.kind === 'user' ? [seq as number] : [],
  )
}

/** Some messages of a person, at least one. */
function cited(log: SessionLog): number[] {
  const all = titled(log)
  const some = log.draw.some(all)
  return some.length > 0 ? some : all.slice(0, 1)
}

function writeTitle(log: SessionLog): void {
  const { draw } = log
  if (titled(log).length === 0 || draw.chance(1, 3))
    return void log.write('session/title', { title: word(draw), messageSeqs: [], source: { kind: 'user' } })
  const model = draw.maybe('model', () => ({ provider: word(draw), model: word(draw) }))
  const source = draw.chance(1, 2) ? { kind: 'fallback' } : { kind: 'provider', provider: word(draw), ...model }
  log.write('session/title', { title: word(draw), messageSeqs: cited(log), source })
}

function writeTitleRequest(log: SessionLog): void {
  const { draw, format } = log
  const of = 'dsh-session-title-llm'
  const source = format === 3 ? { kind: 'plugin', plugin: of } : { kind: of }
  const message = { id: log.id('m'), role: 'user', source, content: [{ type: 'text', text: text(draw) }] }
  const asked = {
    route: { provider: word(draw), model: word(draw) },
    system: text(draw),
    messages: [message],
    maxTokens: 64,
  }
  log.write('session/title-llm-request', { titleProvider: word(draw), messageSeqs: cited(log), ...asked })
}

function writeInbox(log: SessionLog): void {
  const { draw } = log
  const inserted = draw.list(2, () => userMessage(log, { kind: 'user' }))
  const outcome = draw.maybe('outcome', () => 'canceled')
  const target = draw.of(['next-turn', 'next-step'])
  const removed = draw.maybe('removedCount', () => count(draw))
  log.write('agent/inbox/spliced', { target, start: count(draw), inserted, ...removed, ...outcome })
}

function writeDelivery(log: SessionLog): void {
  const { draw, format, header } = log
  const through = { throughSeq: draw.below(log.next) }
  const marker = draw.weighted<JsonObject>([
    [3, { sessionId: header.id, ...through, sessionFormatVersion: format }],
    [1, { sessionId: word(draw), ...through, sessionFormatVersion: format - 1 }],
    [1, { sessionId: json(draw), throughSeq: json(draw) }],
  ])
  log.write('session-log-deepseek/delivery-accepted', marker)
}

/** A log of V3 has an entry only where it is of a Session of V4 that it was forked from; the edge takes one anywhere. */
function mayList({ format, isOld }: SessionLog): boolean {
  return format === 4 || isOld
}

function writeCatalogEntry(log: SessionLog): void {
  const { draw } = log
  const childId = log.id('child')
  const version = draw.of([0, 1])
  const mode = draw.of(['continuable', 'one-shot', ...(version === 1 ? ['unknown'] : [])])
  const label = mode === 'continuable' || draw.chance(1, 3) ? { label: text(draw) } : {}
  log.write('subagent/catalog', {
    childId,
    childCreatedAt: count(draw),
    version,
    mode,
    ...label,
    ...draw.maybe('more', () => json(draw)),
  })
  log.children.push(childId)
}

function writeTeamMessage(log: SessionLog): void {
  const { draw } = log
  const message = {
    ...{ id: log.id('tm'), senderId: word(draw), targetId: word(draw), senderName: text(draw) },
    ...{ delivery: draw.of(['quiet', 'wakeup']), content: draw.list(2, () => block(draw)) },
  }
  log.write('team/message/queued', { version: 1, teamId: word(draw), message })
}

interface FreshImages {
  readonly seq: number
  readonly indexes: readonly number[]
}

/** Messages of the surface with images that are still sent. */
function fresh({ surface, events, offloaded }: SessionLog): FreshImages[] {
  return surface.flatMap((seq) => {
    const { type, data } = events[seq] as { type: string; data: JsonObject }
    if (type !== 'user/message' && type !== 'tool/result') return []
    const message = (type === 'user/message' ? data : data.message) as { content: JsonObject[] }
    const images = message.content.filter((block) => block.type === 'image')
    const indexes = [...images.keys()].filter((index) => !offloaded.has(`${seq}/${index}`))
    return indexes.length > 0 ? [{ seq, indexes }] : []
  })
}

function writeOffload(log: SessionLog): void {
  const some = log.draw.some(fresh(log))
  const targets = (some.length > 0 ? some : fresh(log).slice(0, 1)).map(({ seq, indexes }) => {
    const chosen = log.draw.some(indexes)
    return { seq, imageIndexes: chosen.length > 0 ? chosen : indexes.slice(0, 1) }
  })
  for (const { seq, imageIndexes } of targets) for (const index of imageIndexes) log.offloaded.add(`${seq}/${index}`)
  log.write('image/offload', { targets })
}

/** Types that other steps write, since their events have to do with others. */
const told = new Set([
  ...['turn/start', 'turn/end', 'step/start', 'step/end', 'request/header', 'request/context', 'assistant/attempt'],
  ...[
    'llm/retry',
    'llm/retry-started',
    'tool/call',
    'tool/ptc-dispatch',
    'tool/ptc-dispatch-start',
    'session/end-seed',
  ],
  ...['compaction/start', 'compaction/end', 'compaction/summary', 'compaction/prune', 'command/run', 'command/done'],
  ...['session/title', 'session/title-llm-request', 'agent/inbox/spliced', 'subagent/catalog', 'image/offload'],
  ...['session-log-deepseek/delivery-accepted', 'team/message/queued'],
])

/** An event that has to do with no other, as the schema of its payload says. */
function writeFact(log: SessionLog): void {
  const { draw, format } = log
  const { events, targets } = formats[format as 3 | 4] as FormatRecord
  const free = events.filter(
    ({ type, placement, installed }) => placement === 'log-only' && !installed && !told.has(type),
  )
  const { type } = draw.of(free)
  const schema = targets[`data:${type}`]?.schema
  log.write(type, schema ? fromSchema(schema, draw) : anyObject(draw), draw.chance(1, 6) ? { ignorable: true } : {})
}

/** An event of a type that nobody knows, which may be passed over, or that only this Session knows. */
function writeUnknown(log: SessionLog): void {
  const { draw, installed } = log
  if (installed.length > 0) return void log.write(draw.of(installed), json(draw))
  const type = draw.of(['acme/note', 'constructor', '未知/事件', 'tool/code-dispatch'])
  const surfaceOp = draw.maybe('surfaceOp', () => json(draw))
  const sources = draw.chance(1, 3) ? { sourceEventSeqs: anySources(log) } : {}
  log.write(type, json(draw), { ignorable: true, ...surfaceOp, ...sources })
}
