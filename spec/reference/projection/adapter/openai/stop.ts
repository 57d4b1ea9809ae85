import type { ProjectionFunction } from '../../../rule-function.js'

/** `adapter.openai.stop` (note 0028): an option that cannot be honoured is refused. */
export const stop: ProjectionFunction = ({ request }) => (request.stop === undefined ? undefined : '/stop')
