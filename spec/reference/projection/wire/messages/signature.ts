import type { WireFunction } from '../../../rule-function.js'
import { reasoningAsked } from '../reading/asked.js'
import { isName } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.signature` (note 0024): what the provider signed goes back as it came. */
export const messagesSignature: WireFunction = ({ request, body }) => {
  const thoughts = turnsOf(body).flatMap(blocksOfTurn)
  const isLost = reasoningAsked(request, body.model).some(({ text, replay }) => {
    const signature = replay?.signature ?? replay?.thinkingSignature
    return isName(signature) && !thoughts.some(({ value }) => value.thinking === text && value.signature === signature)
  })
  return isLost ? '/messages' : undefined
}
