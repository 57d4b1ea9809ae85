import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.deepseek-messages.empty-text` (note 0026): the provider refuses an empty text of a user. */
export const emptyText: ProjectionStep = (draft) =>
  mapItems(draft, ['user', 'tool'], (item) =>
    blocksOf(item.message).some(isEmptyText)
      ? { ...item, message: { ...item.message, content: blocksOf(item.message).filter((it) => !isEmptyText(it)) } }
      : item,
  )

function isEmptyText({ type, text }: JsonObject): boolean {
  return type === 'text' && text === ''
}
