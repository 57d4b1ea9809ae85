import { remember, type Translation } from '../../../../stream/translation.js'
import { asObject, type JsonObject } from '../../../../verdict.js'

/** A block of the response, as far as it has come in. Its place in the list is its index in the chunks. */
export interface StreamedBlock {
  /** Its index as the provider counts. */
  readonly wire: unknown
  /** Its type as the provider calls it. */
  readonly kind: string
  readonly isOpen: boolean
  /** Text, thinking, or the text of arguments. */
  readonly text: string
  readonly id?: unknown
  readonly name?: unknown
  /** What a call begins with, which counts where no text of arguments follows. */
  readonly input?: unknown
  /** What goes to the replay state. */
  readonly native: JsonObject
}

/** What the provider calls the types of blocks that the harness has too. */
export const blockTypes: Readonly<Record<string, string>> = {
  text: 'text',
  thinking: 'reasoning',
  redacted_thinking: 'reasoning',
  tool_use: 'tool-call',
}

/** The event, if it is of a type. */
export function eventOf({ event }: Translation, type: string): JsonObject | undefined {
  const found = asObject(event)
  return found.type === type ? found : undefined
}

export function blocksIn({ memory }: Translation): readonly StreamedBlock[] {
  return (memory.blocks ?? []) as readonly StreamedBlock[]
}

/** The place of the open block of an index of the provider; -1 where there is none. */
export function placeOf(translation: Translation, wire: unknown): number {
  return blocksIn(translation).findIndex((block) => block.isOpen && block.wire === wire)
}

export function withBlock(translation: Translation, place: number, change: Partial<StreamedBlock>): Translation {
  const blocks = blocksIn(translation)
  const block = blocks[place]
  return block ? remember(translation, { blocks: blocks.with(place, { ...block, ...change }) }) : translation
}

/** The arguments of a call: the text that came in pieces, or else what the call began with. */
export function argumentsOf({ text, input }: StreamedBlock): string {
  return text === '' ? JSON.stringify(input ?? {}) : text
}

/** A piece of an open block of some kind: its place, the block before it, and what a member of the delta says. */
export function pieceOf(
  translation: Translation,
  type: string,
  member: string,
): { readonly place: number; readonly block: StreamedBlock; readonly piece: string } | undefined {
  const event = eventOf(translation, 'content_block_delta')
  const delta = asObject(event?.delta)
  if (!event || delta.type !== type) return undefined
  const place = placeOf(translation, event.index)
  const block = blocksIn(translation)[place]
  return block && { place, block, piece: String(delta[member]) }
}

const ofResponse = [
  'message_start',
  'content_block_start',
  'content_block_delta',
  'content_block_stop',
  'message_delta',
  'message_stop',
]

/** Whether the event is a part of the response; `ping` is none, nor is what nobody knows yet. */
export function isOfResponse({ event }: Translation): boolean {
  return ofResponse.includes(String(asObject(event).type))
}
