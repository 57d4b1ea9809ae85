import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.openai.stop` (note 0028): an option that cannot be honoured is refused; an empty list asks for nothing. */
export const stop: ProjectionFunction = ({ request: { stop: texts } }) =>
  Array.isArray(texts) && texts.length > 0 ? '/stop' : undefined
