import type { ProjectionStep } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'

/** `adapter.gemini.request` (note 0030). */
export const request: ProjectionStep = (draft) => ({
  ...draft,
  body: {
    model: draft.route.model,
    contents: draft.items.flatMap(({ turns }) => turns),
    config: asObject(draft.body.config),
  },
})
