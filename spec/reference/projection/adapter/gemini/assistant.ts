import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { argumentsIn } from '../../conversation/arguments.js'
import { blocksOf, mapItems } from '../../draft.js'

/** `adapter.gemini.assistant` (note 0030). */
export const assistant: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => ({
    ...item,
    turns: [{ role: 'model', parts: blocksOf(item.message).map(wirePart) }],
  }))

function wirePart({ type, text, name, arguments: args }: JsonObject): JsonObject {
  if (type === 'tool-call') return { functionCall: { name, args: argumentsIn(args) } }
  return type === 'reasoning' ? { thought: true, text } : { text }
}
