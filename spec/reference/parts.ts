import { isObject, type JsonObject, own, ownPath } from './verdict.js'

/** A part of an event that is judged by a tree of its own, and where it stands. */
export interface Part {
  readonly at: string
  readonly value: unknown
}

/** The parts of an event by the target that judges them, in the order in which they stand. */
export const partsOf: Readonly<Record<string, (event: unknown) => Part[]>> = { block: blocksOf, source: sourcesOf }

/** Content blocks, those inside of tool results before the result: wherever a message, a summary or a stream has them. */
function blocksOf(event: unknown): Part[] {
  const data = own(event, 'data')
  switch (own(event, 'type')) {
    case 'assistant/message':
    case 'assistant/attempt':
      return [...contentOf(data, 'message', 'content'), ...streamed(own(data, 'stream'))]
    case 'tool/result':
    case 'team/message/queued':
      return contentOf(data, 'message', 'content')
    case 'user/message':
    case 'tool/code-dispatch':
      return contentOf(data, 'content')
    case 'compaction/summary':
      return [...contentOf(data, 'summary'), ...contentOf(data, 'rawOutput')]
    default:
      return listedMessages(event).flatMap(({ at, value }) => blocksIn(own(value, 'content'), `${at}/content`))
  }
}

/** The sources of messages. */
export function sourcesOf(event: unknown): Part[] {
  return messagesOf(event).flatMap(({ at, value }) =>
    isObject(value) && Object.hasOwn(value, 'source') ? [{ at: `${at}/source`, value: value.source }] : [],
  )
}

function messagesOf(event: unknown): Part[] {
  switch (own(event, 'type')) {
    case 'user/message':
      return [{ at: '/data', value: own(event, 'data') }]
    case 'assistant/message':
    case 'tool/result':
      return [{ at: '/data/message', value: ownPath(event, 'data', 'message') }]
    default:
      return listedMessages(event)
  }
}

const messageLists: Readonly<Record<string, string>> = {
  'agent/inbox/spliced': 'inserted',
  'session/title-llm-request': 'messages',
}

function listedMessages(event: unknown): Part[] {
  const type = String(own(event, 'type'))
  const name = Object.hasOwn(messageLists, type) ? messageLists[type] : undefined
  return name === undefined ? [] : each(ownPath(event, 'data', name), `/data/${name}`)
}

function contentOf(data: unknown, ...path: string[]): Part[] {
  return blocksIn(ownPath(data, ...path), `/data/${path.join('/')}`)
}

function blocksIn(content: unknown, at: string): Part[] {
  return each(content, at).flatMap(withNested)
}

function withNested(block: Part): Part[] {
  const { at, value } = block
  const nested = own(value, 'type') === 'tool-result' ? blocksIn(own(value, 'content'), `${at}/content`) : []
  return [...nested, block]
}

/** The blocks with which a stream says that one is complete. */
function streamed(stream: unknown): Part[] {
  return each(stream, '/data/stream').flatMap(({ at, value }) => {
    const chunk = own(value, 'type') === 'chunk' ? own(value, 'chunk') : undefined
    if (own(chunk, 'type') !== 'block-end' || !Object.hasOwn(chunk as JsonObject, 'block')) return []
    return withNested({ at: `${at}/chunk/block`, value: own(chunk, 'block') })
  })
}

function each(list: unknown, at: string): Part[] {
  return Array.isArray(list) ? list.map((value: unknown, index) => ({ at: `${at}/${index}`, value })) : []
}
