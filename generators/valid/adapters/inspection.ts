import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { isClean, type Judge } from '../../judge.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters } from './habits.js'
import { projection } from './projection.js'

/**
 * A body that the reference projects, and the request that it was made of, which is tidy, so that no wire rule is broken. At
 * times only some messages of the request are shown: what else is in the body has to be as its dialect has it. Throws where
 * the reference refuses the request.
 */
export function makeInspection(draw: Draw, judge: Judge, adapter: Adapter = draw.of(adapters)): Question {
  const asked = projection(draw, adapter, true)
  const { body, rule } = judge.answer(asked)
  if (body === undefined) throw new RangeError(`a tidy request is refused by ${rule}`)
  const request = asked.input.request as JsonObject
  const whole: Question = { op: 'inspect', format: asked.format, input: { adapter, request, body } }
  if (draw.chance(1, 3)) return whole
  const messages = draw.chance(1, 2) ? [] : draw.some(request.messages as unknown[])
  const shorter = { ...whole, input: { ...whole.input, request: { ...request, messages } } }
  return judge.isAskable(shorter) && isClean(judge.answer(shorter)) ? shorter : whole
}
