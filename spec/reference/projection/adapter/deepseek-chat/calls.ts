import type { ProjectionStep } from '../../../rule-function.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'

/** `adapter.deepseek-chat.calls` (note 0025): the arguments are the text that the model produced. */
export const calls: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const made = blocksOf(item.message).flatMap(({ type, id, name, arguments: text }) =>
      type === 'tool-call' ? [{ id, type: 'function', function: { name, arguments: text } }] : [],
    )
    return made.length === 0 ? item : mapTurns(item, (turn) => ({ ...turn, tool_calls: made }))
  })
