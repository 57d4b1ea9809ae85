import type { JsonObject } from '../../verdict.js'
import { type Draft, mapItems } from '../draft.js'

/** What users and models say without what a provider does not take of a turn: nothing of it, or less of it, may be left. */
export function withoutBlank(draft: Draft, left: (turn: JsonObject) => readonly JsonObject[]): Draft {
  return mapItems(draft, ['user', 'assistant'], (item) => ({ ...item, turns: item.turns.flatMap(left) }))
}
