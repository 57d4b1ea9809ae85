import type { Draw } from '../../draw.js'
import type { Judge } from '../../judge.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters } from './habits.js'
import { projection } from './projection.js'

/**
 * A body that the reference projects, and the request that it was made of. The request is tidy, so that no wire rule is
 * broken. Throws where the reference refuses it.
 */
export function makeInspection(draw: Draw, judge: Judge, adapter: Adapter = draw.of(adapters)): Question {
  const asked = projection(draw, adapter, true)
  const { body, rule } = judge.answer(asked)
  if (body === undefined) throw new RangeError(`a tidy request is refused by ${rule}`)
  return { op: 'inspect', format: asked.format, input: { adapter, request: asked.input.request, body } }
}
