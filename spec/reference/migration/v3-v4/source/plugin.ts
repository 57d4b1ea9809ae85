import type { EdgeFunction } from '../../../rule-function.js'
import { isObject } from '../../../verdict.js'
import { slotFault } from '../slots.js'

/** `v3-v4.source.plugin` (note 0017). */
export const sourcePlugin: EdgeFunction = (event) =>
  slotFault(event, ({ source }) =>
    isObject(source) && source.kind === 'plugin' && typeof source.plugin !== 'string' ? '/source/plugin' : undefined,
  )
