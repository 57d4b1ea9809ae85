import { chatAdjacent } from './adjacent.js'
import { chatAnswered } from './answered.js'
import { chatAssistantContent } from './assistant-content.js'
import { chatCallShape } from './call-shape.js'
import { chatIdLength } from './id-length.js'
import { chatIds } from './ids.js'
import { chatOnce } from './once.js'
import { chatPaired } from './paired.js'
import { chatReasoning } from './reasoning.js'
import { chatResultText } from './result-text.js'
import { chatRole } from './role.js'

/** What providers of chat completions take (note 0024). */
export const chatWireFunctions = {
  'wire.chat.adjacent': chatAdjacent,
  'wire.chat.answered': chatAnswered,
  'wire.chat.assistant-content': chatAssistantContent,
  'wire.chat.call-shape': chatCallShape,
  'wire.chat.id-length': chatIdLength,
  'wire.chat.ids': chatIds,
  'wire.chat.once': chatOnce,
  'wire.chat.paired': chatPaired,
  'wire.chat.reasoning': chatReasoning,
  'wire.chat.result-text': chatResultText,
  'wire.chat.role': chatRole,
}
