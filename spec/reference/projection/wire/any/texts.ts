import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import { messagesOf } from '../reading/asked.js'
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
function textsOf({ role, content }: JsonObject): readonly unknown[] {
  return role === 'system' || role === 'developer' ? [] : textsIn(content)
}

/** The texts of blocks, and of results among them, which hold blocks in turn. */
function textsIn(content: unknown): readonly unknown[] {
  return blocksOf({ content }).flatMap((block) => {
    if (block.type === 'tool-result') return textsIn(block.content)
    return block.type === 'text' ? [block.text] : []
  })
}
