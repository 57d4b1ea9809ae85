import type { ProjectionStep } from '../../../rule-function.js'

/** `adapter.openai-chat.request` (note 0028). */
export const request: ProjectionStep = (draft) => ({
  ...draft,
  body: {
    model: draft.route.model,
    messages: draft.items.flatMap(({ turns }) => turns),
    stream: true,
    stream_options: { include_usage: true },
    store: false,
  },
})
