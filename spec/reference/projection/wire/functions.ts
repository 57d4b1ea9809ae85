import { anyWireFunctions } from './any/functions.js'
import { chatWireFunctions } from './chat/functions.js'
import { geminiWireFunctions } from './gemini/functions.js'
import { messagesWireFunctions } from './messages/functions.js'
import { responsesWireFunctions } from './responses/functions.js'

/** What providers take, whatever adapter made it (notes 0024 and 0033). */
export const wireFunctions = {
  ...anyWireFunctions,
  ...chatWireFunctions,
  ...messagesWireFunctions,
  ...responsesWireFunctions,
  ...geminiWireFunctions,
}
