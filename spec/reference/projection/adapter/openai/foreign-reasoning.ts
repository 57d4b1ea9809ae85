import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.openai.foreign-reasoning` (note 0028): reasoning that cannot be given back as such is said as text. */
export const foreignReasoning: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) =>
    blocksOf(item.message).some(isForeign)
      ? { ...item, message: { ...item.message, content: blocksOf(item.message).flatMap(asText) } }
      : item,
  )

function isForeign(block: JsonObject): boolean {
  return block.type === 'reasoning' && block.signature === undefined
}

function asText(block: JsonObject): readonly JsonObject[] {
  if (!isForeign(block)) return [block]
  return String(block.text).trim() === '' ? [] : [{ type: 'text', text: block.text }]
}
