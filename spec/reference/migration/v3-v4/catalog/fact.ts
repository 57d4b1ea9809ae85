import type { EdgeEndFunction } from '../../../rule-function.js'

/** `v3-v4.catalog.fact` (note 0018). */
export const catalogFact: EdgeEndFunction = ({ catalog }) => {
  const wrong = catalog.own.find(({ fault }) => fault !== undefined)
  return wrong?.fault === undefined ? undefined : { row: wrong.position + 1, at: wrong.fault }
}
