import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import { messagesOf, resultsOf } from '../reading/asked.js'
import { isTelling } from '../reading/placed.js'
import { memberOfTurns } from '../reading/turns.js'
import { stringsOf } from '../reading/walk.js'

/** `wire.any.texts` (note 0024): nothing that was said is lost, a result least of all. */
export const anyTexts: WireFunction = ({ request, body }) => {
  const sent = stringsOf(body)
  const isLost = (text: unknown) => isTelling(text) && !sent.some((it) => it.includes(text))
  const texts = [request.system, ...messagesOf(request).flatMap(textsOf)]
  return texts.some(isLost) ? `/${memberOfTurns(body)}` : undefined
}

/** What system and developer messages say may stand for itself, or replace what was said before. */
function textsOf(message: JsonObject): readonly unknown[] {
  if (message.role === 'system' || message.role === 'developer') return []
  const blocks = [...blocksOf(message), ...(message.role === 'user' ? resultsOf(message).flatMap(blocksOf) : [])]
  return blocks.flatMap(({ type, text }) => (type === 'text' ? [text] : []))
}
