import type { ProjectionStep } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { mapAssistantBlocks } from './map-blocks.js'

/** `adapter.deepseek-messages.tool-use` (note 0026): the provider takes an object, whatever the model wrote. */
export const toolUse: ProjectionStep = (draft) =>
  mapAssistantBlocks(draft, 'tool-call', ({ id, name, arguments: text }) => ({
    type: 'tool_use',
    id,
    name,
    input: inputOf(text),
  }))

function inputOf(text: unknown): JsonObject {
  try {
    const input: unknown = JSON.parse(String(text))
    return isObject(input) ? input : {}
  } catch {
    return {}
  }
}
