import type { TranslationFunction } from '../../../../rule-function.js'
import { isObject } from '../../../../verdict.js'

/** `adapter.gemini.stream.json` (note 0037). */
export const json: TranslationFunction = ({ event }) => (event === undefined || isObject(event) ? undefined : '')
