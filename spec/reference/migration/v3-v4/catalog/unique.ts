import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v3-v4.catalog.unique` (note 0018). */
export const catalogUnique: EdgeEndFunction = ({ catalog }) => {
  const seen = new Set<unknown>()
  for (const { childId, position } of catalog.own) {
    if (seen.has(childId)) return { row: position + 1, at: '/data/childId' }
    seen.add(childId)
  }
  return undefined
}
