import type { WireFunction } from '../../../rule-function.js'
import { isName } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.signed` (note 0024): a thought without its signature is refused. */
export const messagesSigned: WireFunction = ({ body }) => {
  const found = turnsOf(body)
    .flatMap(blocksOfTurn)
    .find(({ value }) => value.type === 'thinking' && !isName(value.signature))
  return found && `${found.at}/signature`
}
