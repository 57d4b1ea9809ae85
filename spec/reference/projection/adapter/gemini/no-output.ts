import type { ProjectionStep } from '../../../rule-function.js'
import { isBlank } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'
import { mapResponses, withText } from './responses.js'

/** `adapter.gemini.no-output` (note 0030). */
export const noOutput: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    mapResponses(item, (made, text) => (isBlank(text) ? withText(made, '(no output)') : made)),
  )
