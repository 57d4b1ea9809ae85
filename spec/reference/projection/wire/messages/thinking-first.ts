import type { WireFunction } from '../../../rule-function.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

const thinking = ['thinking', 'redacted_thinking']

/** `wire.messages.thinking-first` (note 0024): a turn that thought begins with a thought. */
export const messagesThinkingFirst: WireFunction = ({ body }) => {
  for (const turn of turnsOf(body)) {
    const types = blocksOfTurn(turn).map(({ value }) => String(value.type))
    const isThought = types.some((type) => thinking.includes(type))
    if (isThought && !thinking.includes(types[0] as string)) return `${turn.at}/content/0`
  }
  return undefined
}
