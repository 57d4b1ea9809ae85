import type { ProjectionStep } from '../../../rule-function.js'

/** `adapter.deepseek-messages.request` (note 0026). */
export const request: ProjectionStep = (draft) => ({
  ...draft,
  body: { model: draft.route.model, stream: true, messages: draft.items.flatMap(({ turns }) => turns) },
})
