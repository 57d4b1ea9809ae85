import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { mapItems } from '../../draft.js'

/** `adapter.anthropic-messages.thinking-first` (note 0027): what a turn thought comes before what it says. */
export const thinkingFirst: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const turns = item.turns.map(sorted)
    return turns.every((turn, index) => turn === item.turns[index]) ? item : { ...item, turns }
  })

function sorted(turn: JsonObject): JsonObject {
  const content = turn.content as readonly JsonObject[]
  const [first] = content
  if (!content.some(isThought) || (first && isThought(first))) return turn
  return { ...turn, content: [...content.filter(isThought), ...content.filter((block) => !isThought(block))] }
}

function isThought({ type }: JsonObject): boolean {
  return type === 'thinking' || type === 'redacted_thinking'
}
