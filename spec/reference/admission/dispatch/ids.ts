import type { RelationFunction } from '../../rule-function.js'
import { ownPath } from '../../verdict.js'

/** `dispatch.ids`: a dispatch has its three ids. Note 0007, Programmatic dispatches. */
export const dispatchIds: RelationFunction = (event) => {
  const wrong = ['subCallId', 'rootCallId', 'parentCallId'].find((member) => {
    const id = ownPath(event, 'data', member)
    return typeof id !== 'string' || id === ''
  })
  return wrong && `/data/${wrong}`
}
