import type { ProjectionStep } from '../../../rule-function.js'

/** `adapter.anthropic-messages.request` (note 0027). */
export const request: ProjectionStep = (draft) => ({
  ...draft,
  body: {
    ...draft.body,
    model: draft.route.model,
    messages: draft.items.flatMap(({ turns }) => turns),
    max_tokens: 32768,
    stream: true,
  },
})
