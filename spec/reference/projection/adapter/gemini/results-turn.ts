import type { ProjectionStep } from '../../../rule-function.js'
import { resultsInOneTurn } from '../../conversation/results-turn.js'

/** `adapter.gemini.results-turn` (note 0030). */
export const resultsTurn: ProjectionStep = (draft) => resultsInOneTurn(draft, 'parts')
