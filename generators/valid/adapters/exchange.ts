import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { assistantMessage } from './assistant.js'
import { type Adapter, adapters, formatFor } from './habits.js'
import { makeRequest } from './options.js'
import { resultMessages } from './results.js'
import { makeScene, type Scene } from './scene.js'
import { makeReply } from './translation.js'
import { userMessage } from './user.js'

/** A request, a stream that answers it, and the messages that follow the one that is made of it. */
export function makeExchange(draw: Draw, adapter: Adapter = draw.of(adapters)): Question {
  const format = formatFor(draw, adapter)
  const scene = makeScene(draw, adapter, format)
  const { events, calls } = makeReply(draw, adapter, scene.route.model)
  const request = makeRequest(draw, scene)
  const after = [...(calls.length > 0 ? resultMessages(draw, scene, calls) : []), ...further(draw, scene)]
  return { op: 'exchange', format, input: { adapter, route: scene.route, request, events, after } }
}

function further(draw: Draw, scene: Scene): JsonObject[] {
  if (draw.chance(1, 3)) return []
  const asked = [userMessage(draw, scene, true)]
  return draw.chance(1, 3) ? [...asked, assistantMessage(draw, scene, 0).message] : asked
}
