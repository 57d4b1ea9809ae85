import type { WireFunction } from '../../../rule-function.js'
import { isBase64 } from '../../conversation/base64.js'
import { matchedCalls } from '../reading/matched.js'
import { partsOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.gemini.signature` (note 0033): what was signed goes back as it came, with the call that it came with. */
export const geminiSignature: WireFunction = (inspection) => {
  const parts = turnsOf(inspection.body).flatMap(partsOfTurn)
  for (const { asked, sent } of matchedCalls(inspection)) {
    const signature = asked.replay?.thoughtSignature
    const part = parts.find(({ at }) => sent && `${at}/functionCall` === sent.at)
    if (isBase64(signature) && part && part.value.thoughtSignature !== signature) return `${part.at}/thoughtSignature`
  }
  return undefined
}
