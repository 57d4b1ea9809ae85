import type { TranslationStep } from '../../../../rule-function.js'
import { emit, remember } from '../../../../stream/translation.js'
import { blocksIn, blockTypes, eventOf } from './block.js'
import { finishes } from './finishes.js'

/** `adapter.anthropic-messages.stream.finish` (note 0036). */
export const finish: TranslationStep = (translation) => {
  if (!eventOf(translation, 'message_stop')) return translation
  const { kind, native } = finishes[String(translation.memory.reason)] ?? {}
  const { model } = translation
  const response = { kind: 'pi-ai', version: 2, api: 'anthropic-messages', model, stopReason: native }
  const blocks = blocksIn(translation).map((block) => ({ type: blockTypes[block.kind], ...block.native }))
  const finished = emit(translation, { type: 'finish', reason: { kind }, replayState: { response, blocks } })
  return remember(finished, { isFinished: true })
}
