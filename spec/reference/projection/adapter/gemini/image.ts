import type { ProjectionFunction } from '../../../rule-function.js'
import { imageWithoutBytes } from '../../conversation/refused.js'

/** `adapter.gemini.image` (note 0030): images go as bytes. */
export const image: ProjectionFunction = (draft, { format }) => imageWithoutBytes(draft, format)
