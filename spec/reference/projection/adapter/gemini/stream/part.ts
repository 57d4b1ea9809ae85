import type { TranslationFunction } from '../../../../rule-function.js'
import { partsOf } from './block.js'

/** `adapter.gemini.stream.part` (note 0037): what cannot be carried is not left out in silence. */
export const part: TranslationFunction = (translation) => {
  const index = partsOf(translation).findIndex(
    ({ text, functionCall }) => text === undefined && functionCall === undefined,
  )
  return index < 0 ? undefined : `/candidates/0/content/parts/${index}`
}
