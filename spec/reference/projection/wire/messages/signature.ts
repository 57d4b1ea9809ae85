import type { WireFunction } from '../../../rule-function.js'
import { reasoningAsked } from '../reading/asked.js'
import { isTelling } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.signature` (note 0024): what the provider signed goes back as it came. */
export const messagesSignature: WireFunction = (inspection) => {
  const thoughts = turnsOf(inspection.body).flatMap(blocksOfTurn)
  const isLost = reasoningAsked(inspection).some(({ text, replay }) => {
    const signature = replay?.signature ?? replay?.thinkingSignature
    const isAsked = isTelling(signature) && replay?.redacted !== true
    return isAsked && !thoughts.some(({ value }) => value.thinking === text && value.signature === signature)
  })
  return isLost ? '/messages' : undefined
}
