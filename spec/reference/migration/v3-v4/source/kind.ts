import type { EdgeFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { slotFault } from '../slots.js'

/** `v3-v4.source.kind` (note 0017). What is no source at all is left to the restorer of V4. */
export const sourceKind: EdgeFunction = (event) =>
  slotFault(event, ({ source }) => {
    if (!isObject(source)) return undefined
    const { kind } = source
    return typeof kind === 'string' && kind !== '' ? undefined : '/source/kind'
  })
