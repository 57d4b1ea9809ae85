import { asObject, dataOf, isObject, type JsonObject, own, step } from '../../../verdict.js'
import { withElements, withMember } from '../../changed.js'
import { slotsOf, withMessages } from '../slots.js'

/** A list of content blocks, and where it stands in its event. */
export interface Content {
  readonly at: string
  readonly blocks: unknown
}

/** The places for content blocks of an event (note 0017, Content), without those of a stream. */
export function contentsOf(event: JsonObject): readonly Content[] {
  const slots = slotsOf(event).filter((slot) => isObject(slot.message))
  if (slots.length > 0)
    return slots.map(({ at, message }) => ({ at: `${at}/content`, blocks: own(message, 'content') }))
  const data = dataOf(event)
  return membersOf(event)
    .map((member) => ({ at: `/data/${member}`, blocks: data[member] }))
    .concat(queuedOf(event))
}

/** The members of the data that are such lists. */
function membersOf({ type, data }: JsonObject): readonly string[] {
  if (!isObject(data)) return []
  if (type === 'tool/ptc-dispatch') return ['content']
  if (type !== 'compaction/summary') return []
  return Object.hasOwn(data, 'rawOutput') ? ['summary', 'rawOutput'] : ['summary']
}

function queuedOf(event: JsonObject): readonly Content[] {
  const { message } = event.type === 'team/message/queued' ? dataOf(event) : {}
  return isObject(message) ? [{ at: '/data/message/content', blocks: own(message, 'content') }] : []
}

/** The event with other blocks in these places; the event itself where none is another. */
export function withBlocks(event: JsonObject, change: (block: unknown) => unknown): JsonObject {
  const inside = (owner: JsonObject, member: string) => {
    const blocks = owner[member]
    return Array.isArray(blocks) ? withMember(owner, member, withElements(blocks, change)) : owner
  }
  const { data, type } = withMessages(event, (message) => inside(message, 'content'))
  if (!isObject(data)) return event
  let changed = data
  for (const member of membersOf(event)) changed = inside(changed, member)
  if (type === 'team/message/queued' && isObject(data.message))
    changed = withMember(changed, 'message', inside(data.message, 'content'))
  return withMember(event, 'data', changed)
}

/** A chunk in the stream of an assistant, and where it stands in its event. */
export interface Chunk {
  readonly at: string
  readonly chunk: JsonObject
}

/** The chunks of a stream that are of a type. */
export function chunksOf(event: JsonObject, type: string): readonly Chunk[] {
  const { stream } = dataOf(event)
  if (!Array.isArray(stream)) return []
  return stream.flatMap((entry: unknown, index) => {
    const chunk = chunkOf(entry)
    return chunk?.type === type ? [{ at: `/data/stream${step(index)}/chunk`, chunk }] : []
  })
}

function chunkOf(entry: unknown): JsonObject | undefined {
  const { type, chunk } = asObject(entry)
  return type === 'chunk' && isObject(chunk) ? chunk : undefined
}

/** The event with other chunks in its stream; the event itself where none is another. */
export function withChunks(event: JsonObject, change: (chunk: JsonObject) => JsonObject): JsonObject {
  const data = dataOf(event)
  const { stream } = data
  if (!Array.isArray(stream)) return event
  const changed = withElements(stream, (entry) => {
    const chunk = chunkOf(entry)
    return chunk ? withMember(entry as JsonObject, 'chunk', change(chunk)) : entry
  })
  return withMember(event, 'data', withMember(data, 'stream', changed))
}
