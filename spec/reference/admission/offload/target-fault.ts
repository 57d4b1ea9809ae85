import { asObject, dataOf, isCount, type JsonObject } from '../../verdict.js'

interface Target {
  readonly seq: number
  readonly imageIndexes: readonly unknown[]
}

/** The first target of an `image/offload` that has a fault, as a pointer; targets that cannot be read have none here. */
export function targetFault(event: JsonObject, faultOf: (target: Target) => string | undefined): string | undefined {
  const targets = dataOf(event).targets
  for (const [index, target] of (Array.isArray(targets) ? targets : []).entries()) {
    const seq = asObject(target).seq
    const imageIndexes = asObject(target).imageIndexes
    if (!isCount(seq) || !Array.isArray(imageIndexes)) continue
    const fault = faultOf({ seq, imageIndexes })
    if (fault !== undefined) return `/data/targets/${index}${fault}`
  }
  return undefined
}
