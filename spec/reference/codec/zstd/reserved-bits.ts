import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.reserved-bits`: the reserved bits of a frame header are clear. Note 0006, Frames. */
export const reservedBits: RuleFunction = (frame) => ((frame as Frame).stop === 'reserved-bits' ? '' : undefined)
