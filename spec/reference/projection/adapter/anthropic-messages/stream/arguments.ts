import type { TranslationFunction } from '../../../../rule-function.js'
import { isObject } from '../../../../verdict.js'
import { argumentsIn } from '../../../conversation/arguments.js'
import { argumentsOf, blocksIn, eventOf } from './block.js'

/** `adapter.anthropic-messages.stream.arguments` (note 0036): a call that was cut off is dropped with its response anyway. */
export const wholeArguments: TranslationFunction = (translation) => {
  if (!eventOf(translation, 'message_stop') || translation.memory.reason === 'max_tokens') return undefined
  const calls = blocksIn(translation).filter(({ kind }) => kind === 'tool_use')
  return calls.every((call) => isObject(argumentsIn(argumentsOf(call)))) ? undefined : ''
}
