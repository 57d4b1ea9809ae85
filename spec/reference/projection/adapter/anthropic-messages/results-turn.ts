import type { ProjectionStep } from '../../../rule-function.js'
import { resultsInOneTurn } from '../../conversation/results-turn.js'

/** `adapter.anthropic-messages.results-turn` (note 0027). */
export const resultsTurn: ProjectionStep = (draft) => resultsInOneTurn(draft, 'content')
