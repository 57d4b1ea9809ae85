import type { EdgeFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `v3-v4.version` (note 0017). */
export const version: EdgeFunction = (header) => (own(header, 'version') === 3 ? undefined : '/version')
