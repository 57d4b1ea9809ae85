import type { RelationFunction } from '../../rule-function.js'
import { asObject, isCount, isObject, step } from '../../verdict.js'

/** `offload.targets`: the targets of an offload can be read. Note 0008, Offloaded images. */
export const offloadTargets: RelationFunction = (event) => {
  const data = event.data
  const targets = asObject(data).targets
  if (!hasExactly(data, 1) || !Array.isArray(targets) || targets.length === 0) return '/data/targets'
  const wrong = targets.findIndex((target) => {
    const indexes = asObject(target).imageIndexes
    const isSound = hasExactly(target, 2) && isCount(asObject(target).seq)
    return !isSound || !Array.isArray(indexes) || indexes.length === 0
  })
  return wrong < 0 ? undefined : `/data/targets${step(wrong)}`
}

/** No more members than those that are read. */
function hasExactly(value: unknown, members: number): boolean {
  return isObject(value) && Object.keys(value).length === members
}
