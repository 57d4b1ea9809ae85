import type { ProjectionStep } from '../../../rule-function.js'
import { answersIn } from './pairing.js'

/** `adapter.openai.results-follow` (note 0028): nothing stands between a turn and the results of its calls. */
export const resultsFollow: ProjectionStep = (draft) => {
  const answers = [...answersIn(draft.items)]
  const answering = new Set(answers.map(([item]) => item))
  const items = draft.items.flatMap((item) =>
    answering.has(item) ? [] : [item, ...answers.filter(([, { caller }]) => caller === item).map(([result]) => result)],
  )
  return { ...draft, items }
}
