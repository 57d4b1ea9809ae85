import type { RuleFunction } from '../../rule-function.js'
import type { Frame } from './frames.js'

/** `zstd.magic`: each frame begins with the magic number of Zstandard. Note 0006, Frames. */
export const magic: RuleFunction = (frame) => ((frame as Frame).stop === 'magic' ? '' : undefined)
