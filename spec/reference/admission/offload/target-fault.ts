import { isCount, type JsonObject, own, ownPath } from '../../verdict.js'

interface Target {
  readonly seq: number
  readonly imageIndexes: readonly unknown[]
}

/** The first target of an `image/offload` that has a fault, as a pointer; targets that cannot be read have none here. */
export function targetFault(event: JsonObject, faultOf: (target: Target) => string | undefined): string | undefined {
  const targets = ownPath(event, 'data', 'targets')
  for (const [index, target] of (Array.isArray(targets) ? targets : []).entries()) {
    const seq = own(target, 'seq')
    const imageIndexes = own(target, 'imageIndexes')
    if (!isCount(seq) || !Array.isArray(imageIndexes)) continue
    const fault = faultOf({ seq, imageIndexes })
    if (fault !== undefined) return `/data/targets/${index}${fault}`
  }
  return undefined
}
