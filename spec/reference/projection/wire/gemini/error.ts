import type { WireFunction } from '../../../rule-function.js'
import { failureAstray } from '../reading/failure.js'

/** `wire.gemini.error` (note 0033): whether a tool failed survives. */
export const geminiError: WireFunction = failureAstray
