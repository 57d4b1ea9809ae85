import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { mixed } from './assistant.js'
import type { Call } from './calls.js'
import { resultContent } from './content.js'
import type { Scene } from './scene.js'
import { userMessage } from './user.js'

/** A result, before it is in a message. */
interface Result {
  readonly toolCallId: string
  readonly content: readonly JsonObject[]
  readonly isError?: boolean
}

/**
 * The messages that follow calls: results, in the order of the calls or another, some of them missing where the adapter
 * takes that, and what a user said in between.
 */
export function resultMessages(draw: Draw, scene: Scene, calls: readonly Call[]): JsonObject[] {
  const results = answered(draw, scene, calls).map(({ id }) => makeResult(draw, scene, id))
  const messages = scene.format >= 4 ? results.map((it) => toolMessage(draw, scene, it)) : wrapped(draw, scene, results)
  if (isAdjacent(scene) || !draw.chance(1, 5)) return messages
  messages.splice(draw.between(0, messages.length), 0, userMessage(draw, scene))
  return messages
}

/** In a tidy history nothing stands between calls and results, unless the adapter puts it elsewhere. */
function isAdjacent({ isTidy, habits }: Scene): boolean {
  return isTidy && habits.pairing === 'free'
}

function answered(draw: Draw, { habits, isTidy }: Scene, calls: readonly Call[]): readonly Call[] {
  const isComplete = habits.pairing === 'complete' || (isTidy && habits.pairing === 'free') || draw.chance(2, 3)
  const some = isComplete ? calls : draw.some(calls)
  const ordered = draw.chance(1, 3) ? mixed(draw, some) : some
  if (habits.pairing !== 'free' || isTidy || !draw.chance(1, 8)) return ordered
  // nobody's result, or another of the first call
  return [...ordered, draw.of([{ id: 'ghost', name: 'read' }, ...calls])]
}

function makeResult(draw: Draw, scene: Scene, toolCallId: string): Result {
  const flag = draw.chance(2, 3) ? { isError: draw.chance(1, 3) } : {}
  return { toolCallId, content: resultContent(draw, scene), ...flag }
}

function toolMessage(draw: Draw, scene: Scene, result: Result): JsonObject {
  const source = { kind: 'tool', callId: result.toolCallId }
  const extra = draw.chance(1, 12) ? { 'x:elapsed': draw.below(1000) } : {}
  return { id: `t${scene.next()}`, role: 'tool', ...result, source, ...extra }
}

/** In V3 results are blocks of user messages, one or several in each, and beside them there may be text. */
function wrapped(draw: Draw, scene: Scene, results: readonly Result[]): JsonObject[] {
  const messages: JsonObject[] = []
  for (let from = 0; from < results.length; ) {
    const size = draw.chance(2, 3) ? 1 : draw.between(1, results.length - from)
    const blocks = results.slice(from, from + size).map((it) => ({ type: 'tool-result', ...it }))
    const said = isAdjacent(scene) || !draw.chance(1, 6) ? [] : (userMessage(draw, scene).content as JsonObject[])
    const source = { kind: 'tool', callId: results[from]?.toolCallId }
    messages.push({ id: `t${scene.next()}`, role: 'user', content: [...said, ...blocks], source })
    from += size
  }
  return messages
}
