import { messagesAnswered } from './answered.js'
import { messagesCallShape } from './call-shape.js'
import { messagesContent } from './content.js'
import { messagesFirstUser } from './first-user.js'
import { messagesIdAlphabet } from './id-alphabet.js'
import { messagesIds } from './ids.js'
import { messagesIsError } from './is-error.js'
import { messagesOnce } from './once.js'
import { messagesOneTurn } from './one-turn.js'
import { messagesPaired } from './paired.js'
import { messagesPlace } from './place.js'
import { messagesResultShape } from './result-shape.js'
import { messagesResultsFirst } from './results-first.js'
import { messagesRole } from './role.js'
import { messagesSignature } from './signature.js'
import { messagesSigned } from './signed.js'
import { messagesSystemPlace } from './system-place.js'
import { messagesText } from './text.js'
import { messagesThinking } from './thinking.js'
import { messagesThinkingFirst } from './thinking-first.js'

/** What providers of the Messages dialect take (note 0024). */
export const messagesWireFunctions = {
  'wire.messages.answered': messagesAnswered,
  'wire.messages.call-shape': messagesCallShape,
  'wire.messages.content': messagesContent,
  'wire.messages.first-user': messagesFirstUser,
  'wire.messages.id-alphabet': messagesIdAlphabet,
  'wire.messages.ids': messagesIds,
  'wire.messages.is-error': messagesIsError,
  'wire.messages.once': messagesOnce,
  'wire.messages.one-turn': messagesOneTurn,
  'wire.messages.paired': messagesPaired,
  'wire.messages.place': messagesPlace,
  'wire.messages.result-shape': messagesResultShape,
  'wire.messages.results-first': messagesResultsFirst,
  'wire.messages.role': messagesRole,
  'wire.messages.signature': messagesSignature,
  'wire.messages.signed': messagesSigned,
  'wire.messages.system-place': messagesSystemPlace,
  'wire.messages.text': messagesText,
  'wire.messages.thinking-first': messagesThinkingFirst,
  'wire.messages.thinking': messagesThinking,
}
