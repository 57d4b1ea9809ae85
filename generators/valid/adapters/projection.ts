import type { Draw } from '../../draw.js'
import type { Judge } from '../../judge.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters, formatFor } from './habits.js'
import { makeRequest } from './options.js'
import { makeScene } from './scene.js'

/** A request that an adapter projects. */
export function makeProjection(draw: Draw, adapter: Adapter = draw.of(adapters)): Question {
  return projection(draw, adapter, false)
}

/**
 * A body that the reference projects, and the request that it was made of. The request is tidy, so that no wire rule is
 * broken. Throws where the reference refuses it.
 */
export function makeInspection(draw: Draw, judge: Judge, adapter: Adapter = draw.of(adapters)): Question {
  const { format, input } = projection(draw, adapter, true)
  const { body, rule } = judge.answer({ op: 'project', format, input })
  if (body === undefined) throw new RangeError(`a tidy request is refused by ${rule}`)
  return { op: 'inspect', format, input: { adapter, request: input.request, body } }
}

function projection(draw: Draw, adapter: Adapter, isTidy: boolean): Question {
  const format = formatFor(draw, adapter)
  const scene = makeScene(draw, adapter, format, isTidy)
  return { op: 'project', format, input: { adapter, route: scene.route, request: makeRequest(draw, scene) } }
}
