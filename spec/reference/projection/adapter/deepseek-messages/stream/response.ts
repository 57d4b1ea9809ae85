import { remember, type Translation } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own } from '../../../../verdict.js'

/** A block of the response, as far as it has come. */
export interface ResponseBlock {
  /** Where the provider has it. */
  readonly wireIndex: unknown
  readonly type: 'text' | 'reasoning' | 'tool-call'
  /** The text, or the arguments of the call. */
  readonly text: string
  readonly signature: string
  readonly isOpen: boolean
  /** Of a call. */
  readonly id?: unknown
  readonly name?: unknown
  /** What the provider says of the arguments before it sends any. */
  readonly input?: unknown
}

/** What is known of the response so far (note 0032). */
export interface Response {
  readonly started: boolean
  readonly done: boolean
  readonly blocks: readonly ResponseBlock[]
  /** The counts by the names of the provider. */
  readonly usage: JsonObject
  readonly stopReason?: string
}

const nothing: Response = { started: false, done: false, blocks: [], usage: {} }

export function responseOf({ memory }: Translation): Response {
  return isObject(memory.response) ? (memory.response as unknown as Response) : nothing
}

/** The translation that knows more of its response. */
export function learn(translation: Translation, known: Partial<Response>): Translation {
  return remember(translation, { response: { ...responseOf(translation), ...known } })
}

/** The type of what the provider sent last, as long as its response is not done. */
export function typeOf(translation: Translation): unknown {
  return responseOf(translation).done ? undefined : own(translation.event, 'type')
}

/** The number of the open block that the event is about; -1 where there is none. */
export function openIndex(translation: Translation): number {
  const wireIndex = own(translation.event, 'index')
  return responseOf(translation).blocks.findLastIndex((block) => block.isOpen && block.wireIndex === wireIndex)
}

/** The translation with another block at a number. */
export function changeBlock(translation: Translation, index: number, change: Partial<ResponseBlock>): Translation {
  const { blocks } = responseOf(translation)
  return learn(translation, { blocks: blocks.with(index, { ...(blocks[index] as ResponseBlock), ...change }) })
}

/** What a provider calls the blocks, and what they are called here. */
export const blockTypes: Readonly<Record<string, ResponseBlock['type']>> = {
  text: 'text',
  thinking: 'reasoning',
  tool_use: 'tool-call',
}

/** What a provider calls the ends of a response, and what they are called here. */
export const stopReasons: Readonly<Record<string, string>> = {
  end_turn: 'stop',
  stop_sequence: 'stop',
  tool_use: 'tool-calls',
  max_tokens: 'max-tokens',
}

/** What a table has under a key that may be anything. */
export function lookUp<Value>(table: Readonly<Record<string, Value>>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined
}
