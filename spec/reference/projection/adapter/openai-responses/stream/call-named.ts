import type { TranslationFunction } from '../../../../rule-function.js'
import { ownPath } from '../../../../verdict.js'
import { eventOf } from './event.js'

/** `adapter.openai-responses.stream.call-named` (note 0029): nobody can answer a call without an id. */
export const callNamed: TranslationFunction = (translation) => {
  const event = eventOf(translation, 'response.output_item.added', 'response.output_item.done')
  if (ownPath(event, 'item', 'type') !== 'function_call') return undefined
  const missing = ['call_id', 'name'].find((member) => !isSaid(ownPath(event, 'item', member)))
  return missing && `/item/${missing}`
}

function isSaid(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
