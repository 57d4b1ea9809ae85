import { argumentsText } from './arguments.js'
import { blockEnd } from './block-end.js'
import { blockOnce } from './block-once.js'
import { blockStart } from './block-start.js'
import { blockType } from './block-type.js'
import { call } from './call.js'
import { closed } from './closed.js'
import { deltaBlock } from './delta-block.js'
import { deltaType } from './delta-type.js'
import { empty } from './empty.js'
import { error } from './error.js'
import { finish } from './finish.js'
import { initial } from './initial.js'
import { json } from './json.js'
import { messageEnd } from './message-end.js'
import { messageFirst } from './message-first.js'
import { messageOnce } from './message-once.js'
import { reason } from './reason.js'
import { reasoning } from './reasoning.js'
import { signature } from './signature.js'
import { start } from './start.js'
import { stopBlock } from './stop-block.js'
import { stopReason } from './stop-reason.js'
import { text } from './text.js'
import { toolInput } from './tool-input.js'
import { totals } from './totals.js'
import { usage } from './usage.js'

/** The reading of streams of the Messages of DeepSeek (note 0032). */
export const deepseekMessagesStreamFunctions = {
  'adapter.deepseek-messages.stream.arguments': argumentsText,
  'adapter.deepseek-messages.stream.block-end': blockEnd,
  'adapter.deepseek-messages.stream.block-once': blockOnce,
  'adapter.deepseek-messages.stream.block-start': blockStart,
  'adapter.deepseek-messages.stream.block-type': blockType,
  'adapter.deepseek-messages.stream.call': call,
  'adapter.deepseek-messages.stream.closed': closed,
  'adapter.deepseek-messages.stream.delta-block': deltaBlock,
  'adapter.deepseek-messages.stream.delta-type': deltaType,
  'adapter.deepseek-messages.stream.empty': empty,
  'adapter.deepseek-messages.stream.error': error,
  'adapter.deepseek-messages.stream.finish': finish,
  'adapter.deepseek-messages.stream.initial': initial,
  'adapter.deepseek-messages.stream.json': json,
  'adapter.deepseek-messages.stream.message-end': messageEnd,
  'adapter.deepseek-messages.stream.message-first': messageFirst,
  'adapter.deepseek-messages.stream.message-once': messageOnce,
  'adapter.deepseek-messages.stream.reason': reason,
  'adapter.deepseek-messages.stream.reasoning': reasoning,
  'adapter.deepseek-messages.stream.signature': signature,
  'adapter.deepseek-messages.stream.start': start,
  'adapter.deepseek-messages.stream.stop-block': stopBlock,
  'adapter.deepseek-messages.stream.stop-reason': stopReason,
  'adapter.deepseek-messages.stream.text': text,
  'adapter.deepseek-messages.stream.tool-input': toolInput,
  'adapter.deepseek-messages.stream.totals': totals,
  'adapter.deepseek-messages.stream.usage': usage,
}
