import { emit, remember, type Translation } from '../../../../stream/translation.js'
import type { JsonObject } from '../../../../verdict.js'
import { blocksIn } from './blocks.js'

/** Whether the response is finished: what the provider sends after that is not looked at. */
export function isOver({ memory }: Translation): boolean {
  return memory.isOver === true
}

/** The translation with its last chunk. */
export function finished(translation: Translation, finish: JsonObject): Translation {
  return remember(emit(translation, { type: 'finish', ...finish }), { isOver: true })
}

/** The translation that ends with a failure. */
export function failed(translation: Translation, code: string, message: string): Translation {
  return finished(translation, { reason: { kind: 'error', failure: { message, code } } })
}

/** A reason that is none of those that the harness has. */
export function stoppedBy(translation: Translation, reason: string): Translation {
  return failed(translation, reason.toUpperCase(), `model stopped: ${reason}`)
}

/** A response that is complete and has nothing in it. */
export function empty(translation: Translation): Translation {
  return failed(translation, 'EMPTY_RESPONSE', 'model returned a completed response with no content')
}

/** What each kind of finish is called in replay state. */
const native = { stop: 'stop', 'tool-calls': 'toolUse', 'max-tokens': 'length' } as const

/** The translation that ends well, with what has to be given back in the next request. */
export function completed(
  translation: Translation,
  api: string,
  kind: keyof typeof native,
  signatures: Readonly<Record<string, string>>,
): Translation {
  const response = {
    kind: 'pi-ai',
    version: 2,
    api,
    model: translation.model,
    stopReason: native[kind],
  }
  const blocks = blocksIn(translation).map(({ type, signature }) => {
    const member = signatures[type]
    return member === undefined || signature === undefined ? { type } : { type, [member]: signature }
  })
  return finished(translation, { reason: { kind }, replayState: { response, blocks } })
}
