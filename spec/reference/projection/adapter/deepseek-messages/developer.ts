import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf, mapItems } from '../../draft.js'

const changes: Readonly<Record<string, string>> = { 'tool-addition': 'tool_addition', 'tool-removal': 'tool_removal' }

/** `adapter.deepseek-messages.developer` (note 0026): changes of the tools are a turn of the system. */
export const developer: ProjectionStep = (draft) =>
  mapItems(draft, ['developer'], (item) => {
    const content = blocksOf(item.message).flatMap(changeOf)
    return content.length === 0 ? item : { ...item, turns: [{ role: 'system', content }] }
  })

function changeOf({ type, text, toolName }: JsonObject): JsonObject[] {
  if (type === 'text') return [{ type, text }]
  const change = changes[String(type)]
  return change === undefined ? [] : [{ type: change, tool: { type: 'tool_reference', name: toolName } }]
}
