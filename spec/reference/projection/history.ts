import { type Images, isImage } from '../admission/state/images.js'
import { isObject, own, ownPath } from '../verdict.js'

export interface History {
  /** The numbers of the nodes, in the order of the surface. */
  readonly surface: readonly number[]
  /** What a model would see. */
  readonly messages: readonly unknown[]
}

/** Types whose message is left out where it has no content; the others give theirs in any case. */
const omittedWhenEmpty = new Set(['system/message', 'developer/message', 'assistant/message'])

/** The messages of the nodes of a surface (note 0008, The history). */
export function messagesOf(eventAt: (seq: number) => unknown, surface: readonly number[], images: Images): unknown[] {
  return surface.flatMap((seq) => {
    const event = eventAt(seq)
    const type = String(own(event, 'type'))
    // what an append let pass need not have a message; a list of JSON has `null` there
    const message = (type === 'user/message' ? own(event, 'data') : ownPath(event, 'data', 'message')) ?? null
    const content = own(message, 'content')
    if (omittedWhenEmpty.has(type) && Array.isArray(content) && content.length === 0) return []
    return [withOffloaded(message, content, (index) => images.isOffloaded(seq, index))]
  })
}

/** The message with the mark on its images that were offloaded; the message itself where none was. */
function withOffloaded(message: unknown, content: unknown, isOffloaded: (index: number) => boolean): unknown {
  if (!isObject(message) || !Array.isArray(content)) return message
  let image = -1
  let marked = 0
  const blocks = content.map((block) => {
    if (!isImage(block)) return block
    image++
    if (!isOffloaded(image)) return block
    marked++
    return { ...block, offloaded: true }
  })
  return marked > 0 ? { ...message, content: blocks } : message
}
