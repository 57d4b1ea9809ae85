import type { JsonObject } from '../../../verdict.js'
import { type Placed, placed } from './placed.js'

/** The member of a body that holds the conversation: `messages`, `input` (Responses) or `contents` (Gemini). */
export function memberOfTurns(body: JsonObject): 'messages' | 'input' | 'contents' {
  if (Array.isArray(body.input)) return 'input'
  return Array.isArray(body.contents) ? 'contents' : 'messages'
}

/** The elements of the conversation. */
export function turnsOf(body: JsonObject): readonly Placed[] {
  const member = memberOfTurns(body)
  return placed(body[member], `/${member}`)
}

/** The content blocks of a turn of the Messages dialect; text alone is no block. */
export function blocksOfTurn({ at, value }: Placed): readonly Placed[] {
  return placed(value.content, `${at}/content`)
}

/** The parts of a turn of Gemini. */
export function partsOfTurn({ at, value }: Placed): readonly Placed[] {
  return placed(value.parts, `${at}/parts`)
}
