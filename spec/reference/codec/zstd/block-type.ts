import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.block-type`: no block is of the reserved type. Note 0006, Frames. */
export const blockType: RuleFunction = (frame) => ((frame as Frame).stop === 'block-type' ? '' : undefined)
