import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.anthropic-messages.first-turn` (note 0027). */
export const firstTurn: ProjectionFunction = ({ items }) =>
  items.flatMap(({ turns }) => turns)[0]?.role === 'user' ? undefined : '/messages'
