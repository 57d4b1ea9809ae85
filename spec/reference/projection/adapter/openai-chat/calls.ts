import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'
import { argumentsText } from '../openai/arguments.js'
import { callsOf } from '../openai/pairing.js'

/** `adapter.openai-chat.calls` (note 0028). */
export const calls: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const made = callsOf(item).map(({ id, name, arguments: text }) => ({
      id,
      type: 'function',
      function: { name, arguments: argumentsText(text) },
    }))
    return made.length === 0 ? item : mapTurns(item, (turn) => ({ ...turn, tool_calls: made }))
  })
