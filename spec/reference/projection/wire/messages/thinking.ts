import type { WireFunction } from '../../../rule-function.js'
import { blocksOf } from '../../draft.js'
import { messagesOf } from '../reading/asked.js'
import { isTelling } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

/** `wire.messages.thinking` (note 0024): a turn that called tools gets its reasoning back. */
export const messagesThinking: WireFunction = ({ request, body }) => {
  const sent = turnsOf(body)
    .flatMap(blocksOfTurn)
    .map(({ value }) => value.thinking)
  const isLost = messagesOf(request).some((message) => {
    const blocks = blocksOf(message)
    const isCalling = blocks.some(({ type }) => type === 'tool-call')
    return isCalling && blocks.some(({ type, text }) => type === 'reasoning' && isTelling(text) && !sent.includes(text))
  })
  return isLost ? '/messages' : undefined
}
