import type { WireFunction } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import type { Inspection } from '../../inspection.js'
import { messagesOf } from '../reading/asked.js'
import { replayOf } from '../reading/replay.js'
import { turnsOf } from '../reading/turns.js'
import { isSame } from '../reading/walk.js'

/** `wire.responses.reasoning` (note 0033): a reasoning item goes back as it came. */
export const responsesReasoning: WireFunction = (inspection) => {
  const sent = turnsOf(inspection.body)
  const owed = messagesOf(inspection.request).flatMap((message) => itemsOwed(message, inspection))
  return owed.every((item) => sent.some(({ value }) => isSame(value, item))) ? undefined : '/input'
}

/** The reasoning items of a message: all of them, and something that follows them, or none is asked for. */
function itemsOwed(message: JsonObject, inspection: Inspection): readonly JsonObject[] {
  const last = blocksOf(message).findLast(({ type, text }) => type !== 'text' || text !== '')
  if (last?.type === 'reasoning') return []
  const items = replayOf(message, inspection)
    .filter(({ type }) => type === 'reasoning')
    .map(({ thinkingSignature }) => itemOf(thinkingSignature))
  return items.every((item) => item !== undefined) ? items : []
}

/** The item that a replay entry holds as text; undefined where the provider cannot go on from it. */
function itemOf(signature: unknown): JsonObject | undefined {
  try {
    const item: unknown = JSON.parse(String(signature))
    const isItem = isObject(item) && item.type === 'reasoning' && typeof item.encrypted_content === 'string'
    return isItem ? item : undefined
  } catch {
    return undefined
  }
}
