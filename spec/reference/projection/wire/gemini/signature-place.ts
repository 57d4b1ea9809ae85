import type { WireFunction } from '../../../rule-function.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.signature-place` (note 0033): the signature stands beside the call. */
export const geminiSignaturePlace: WireFunction = ({ body }) => {
  const found = turnsOf(body)
    .flatMap((turn) => partsWith(turn, 'functionCall'))
    .find(({ value }) => Object.hasOwn(value, 'thoughtSignature'))
  return found && `${found.at}/thoughtSignature`
}
