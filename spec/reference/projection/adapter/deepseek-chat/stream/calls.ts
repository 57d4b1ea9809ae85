import type { TranslationStep } from '../../../../rule-function.js'
import type { Translation } from '../../../../stream/translation.js'
import { type JsonObject, own, ownPath } from '../../../../verdict.js'
import { deltasOf, grow, objects } from './response.js'

/** `adapter.deepseek-chat.stream.calls` (note 0025): the parts of a call are told by the index that the provider gives it. */
export const streamCalls: TranslationStep = (translation) =>
  deltasOf(translation)
    .flatMap((delta) => objects(own(delta, 'tool_calls')))
    .reduce(withPart, translation)

function withPart(translation: Translation, part: JsonObject): Translation {
  const more = ownPath(part, 'function', 'arguments') ?? ''
  return grow(
    translation,
    { call: part.index, before: { type: 'tool-call', id: '', name: '', arguments: '' } },
    (block) => ({
      ...block,
      id: established(own(part, 'id'), block.id),
      name: established(ownPath(part, 'function', 'name'), block.name),
      arguments: `${block.arguments}${more}`,
    }),
    ({ id, name }) => ({ type: 'tool-call-delta', id, ...(name === '' ? {} : { name }), argumentsDelta: more }),
  )
}

/** What is empty or no text says nothing: what is known of the call stays. */
function established(said: unknown, known: unknown): unknown {
  return typeof said === 'string' && said !== '' ? said : known
}
