import type { WireFunction } from '../../../rule-function.js'
import { isTelling, type Placed, placed } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.text` (note 0024): text that says nothing is refused, in results too. */
export const messagesText: WireFunction = ({ body }) => {
  for (const turn of turnsOf(body)) {
    if (typeof turn.value.content === 'string' && !isTelling(turn.value.content)) return `${turn.at}/content`
    const blank = blocksOfTurn(turn).flatMap(withInner).find(isBlank)
    if (blank) return `${blank.at}/text`
  }
  return undefined
}

function withInner(block: Placed): readonly Placed[] {
  return [block, ...placed(block.value.content, `${block.at}/content`)]
}

function isBlank({ value }: Placed): boolean {
  return value.type === 'text' && !isTelling(value.text)
}
