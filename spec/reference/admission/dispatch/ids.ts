import type { RelationFunction } from '../../rule-function.js'
import { dataOf } from '../../verdict.js'

/** `dispatch.ids`: a dispatch has its three ids. Note 0007, Programmatic dispatches. */
export const dispatchIds: RelationFunction = (event) => {
  const wrong = ['subCallId', 'rootCallId', 'parentCallId'].find((member) => {
    const id = dataOf(event)[member]
    return typeof id !== 'string' || id === ''
  })
  return wrong && `/data/${wrong}`
}
