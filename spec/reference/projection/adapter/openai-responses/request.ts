import type { ProjectionStep } from '../../../rule-function.js'

/** `adapter.openai-responses.request` (note 0029): nothing is stored at the provider. */
export const request: ProjectionStep = (draft) => ({
  ...draft,
  body: {
    model: draft.route.model,
    input: draft.items.flatMap(({ turns }) => turns),
    stream: true,
    store: false,
  },
})
