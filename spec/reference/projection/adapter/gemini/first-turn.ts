import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.gemini.first-turn` (note 0030). */
export const firstTurn: ProjectionFunction = ({ items }) =>
  items.flatMap(({ turns }) => turns)[0]?.role === 'user' ? undefined : '/messages'
