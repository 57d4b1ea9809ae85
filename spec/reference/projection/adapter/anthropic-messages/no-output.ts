import type { ProjectionStep } from '../../../rule-function.js'
import { isBlank } from '../../conversation/leaves.js'
import { mapItems } from '../../draft.js'
import { mapResults } from './results.js'

/** `adapter.anthropic-messages.no-output` (note 0027): no text is blank, also that of a result. */
export const noOutput: ProjectionStep = (draft) =>
  mapItems(draft, ['tool'], (item) =>
    mapResults(item, (made) =>
      typeof made.content === 'string' && isBlank(made.content) ? { ...made, content: '(no output)' } : made,
    ),
  )
