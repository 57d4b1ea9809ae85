import type { StepFunction } from '../../../rule-function.js'
import { completionOf } from './completion.js'

/** `v3-v4.catalog.complete` (note 0018). */
export const catalogComplete: StepFunction = (header, { edge }) => {
  const time = edge.lastTime ?? header.createdAt
  for (const data of completionOf(edge).missing) edge.insert({ type: 'subagent/catalog', time, data })
  return header
}
