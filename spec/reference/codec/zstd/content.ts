import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.content`: a complete frame decompresses, and its checksum is right. Note 0006, Frames. */
export const content: RuleFunction = (frame) => ((frame as Frame).content === undefined ? '' : undefined)
