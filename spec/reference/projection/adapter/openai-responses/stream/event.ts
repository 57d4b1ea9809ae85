import type { Translation } from '../../../../stream/translation.js'
import { asObject, type JsonObject, own } from '../../../../verdict.js'
import { openBlock } from '../../openai/stream/blocks.js'
import { isOver } from '../../openai/stream/finish.js'

/** What the provider sent, where it is of one of some types; empty where it is not, or the response is over. */
export function eventOf(translation: Translation, ...types: readonly string[]): JsonObject {
  const { event } = translation
  return !isOver(translation) && types.includes(String(own(event, 'type'))) ? asObject(event) : {}
}

/** The key of the block of an output item. */
export function keyOf(event: JsonObject): string {
  return String(event.output_index)
}

/** What ends a response that did not fail. */
export const ends = ['response.completed', 'response.incomplete'] as const

/** The response that such an event holds, or nothing. */
export function endedResponse(translation: Translation): JsonObject | undefined {
  const { type, response } = eventOf(translation, ...ends)
  return type === undefined ? undefined : asObject(response)
}

/** The index of the block that is open for an event of some types, or -1. */
export function blockFor(translation: Translation, ...types: readonly string[]): number {
  const event = eventOf(translation, ...types)
  return event.type === undefined ? -1 : openBlock(translation, keyOf(event))
}
