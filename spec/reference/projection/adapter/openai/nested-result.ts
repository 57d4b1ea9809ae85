import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.openai.nested-result` (note 0028): what a tool of V3 passed on of another is said in its place. */
export const nestedResult: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    blocksOf(item.message).some(isResult)
      ? { ...item, message: { ...item.message, content: flattened(blocksOf(item.message)) } }
      : item,
  )

function flattened(blocks: readonly JsonObject[]): readonly JsonObject[] {
  return blocks.flatMap((block) => (isResult(block) ? flattened(blocksOf(block)) : [block]))
}

function isResult({ type }: JsonObject): boolean {
  return type === 'tool-result'
}
