import type { ProjectionFunction } from '../../../rule-function.js'
import { imageWithoutBytes } from '../../conversation/refused.js'

/** `adapter.anthropic-messages.image` (note 0027): images go as bytes. */
export const image: ProjectionFunction = (draft, { format }) => imageWithoutBytes(draft, format)
