import type { TranslationStep } from '../../../../rule-function.js'
import { emit, type Translation } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { blocksIn, type StreamedBlock } from './block.js'

/** `adapter.gemini.stream.finish` (note 0037). */
export const finish: TranslationStep = (translation) => {
  if (translation.event !== undefined) return translation
  const { kind, stopReason } = finishOf(translation)
  const { model } = translation
  const response = { kind: 'pi-ai', version: 2, api: 'google-generative-ai', model, stopReason }
  const blocks = blocksIn(translation).map(replayOf)
  return emit(translation, { type: 'finish', reason: { kind }, replayState: { response, blocks } })
}

/** A response with calls asks for their results, whatever the provider says. */
function finishOf(translation: Translation): { readonly kind: string; readonly stopReason: string } {
  if (blocksIn(translation).some(({ type }) => type === 'tool-call'))
    return { kind: 'tool-calls', stopReason: 'toolUse' }
  return translation.memory.reason === 'STOP'
    ? { kind: 'stop', stopReason: 'stop' }
    : { kind: 'max-tokens', stopReason: 'length' }
}

const members = { text: 'textSignature', reasoning: 'thinkingSignature', 'tool-call': 'thoughtSignature' }

function replayOf({ type, signature }: StreamedBlock): JsonObject {
  return signature === undefined ? { type } : { type, [members[type]]: signature }
}
