import type { EdgeFunction } from '../../rule-function.js'
import { own } from '../../verdict.js'

/** `v2-v3.version` (note 0016). A header that a decoder has read has it anyway. */
export const version: EdgeFunction = (header) => (own(header, 'version') === 2 ? undefined : '/version')
