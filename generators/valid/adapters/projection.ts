import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { type Adapter, adapters, formatFor } from './habits.js'
import { makeRequest } from './options.js'
import { makeScene } from './scene.js'

/** A request that an adapter projects. */
export function makeProjection(draw: Draw, adapter: Adapter = draw.of(adapters)): Question {
  return projection(draw, adapter, false)
}

/** A request and its route; where it is tidy, its provider takes what is made of it. */
export function projection(draw: Draw, adapter: Adapter, isTidy: boolean): Question {
  const format = formatFor(draw, adapter)
  const scene = makeScene(draw, adapter, format, isTidy)
  return { op: 'project', format, input: { adapter, route: scene.route, request: makeRequest(draw, scene) } }
}
