import type { WireFunction } from '../../../rule-function.js'
import { matchedCalls } from '../reading/matched.js'
import { isName } from '../reading/placed.js'
import { partsOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.gemini.signature` (note 0033): what was signed goes back as it came, with the call that it came with. */
export const geminiSignature: WireFunction = (inspection) => {
  const parts = turnsOf(inspection.body).flatMap(partsOfTurn)
  for (const { asked, sent } of matchedCalls(inspection)) {
    const signature = asked.replay?.thoughtSignature
    const part = parts.find(({ at }) => sent && `${at}/functionCall` === sent.at)
    if (isName(signature) && part && part.value.thoughtSignature !== signature) return `${part.at}/thoughtSignature`
  }
  return undefined
}
