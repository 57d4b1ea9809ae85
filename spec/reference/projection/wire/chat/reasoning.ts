import type { WireFunction } from '../../../rule-function.js'
import { blocksOf, joined } from '../../draft.js'
import { messagesOf } from '../reading/asked.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.chat.reasoning` (note 0024): a turn that called tools gets its reasoning back. */
export const chatReasoning: WireFunction = ({ request, body }) => {
  const sent = turnsOf(body).filter(({ value }) => value.role === 'assistant')
  const isGivenBack = (text: string) => sent.some(({ value }) => value.reasoning_content === text)
  const isLost = messagesOf(request).some((message) => {
    const isCalling = blocksOf(message).some(({ type }) => type === 'tool-call')
    const text = joined(message, 'reasoning')
    return isCalling && text !== '' && !isGivenBack(text)
  })
  return isLost ? '/messages' : undefined
}
