import type { TranslationStep } from '../../../../rule-function.js'
import { emit, type Translation } from '../../../../stream/translation.js'
import { asObject, type JsonObject } from '../../../../verdict.js'
import { blocksIn, closed, partsOf, type StreamedBlock, withLast, withMore } from './block.js'

/** `adapter.gemini.stream.parts` (note 0037). */
export const parts: TranslationStep = (translation) =>
  partsOf(translation).reduce(
    (before, part) =>
      withSignature(part.functionCall === undefined ? withText(before, part) : withCall(before, part), part),
    translation,
  )

/** A signature is of the block that its part went to. */
function withSignature(translation: Translation, part: JsonObject): Translation {
  const { thoughtSignature: signature } = part
  const isOfLast = blocksIn(translation).at(-1)?.type === typeOf(part)
  return isOfLast && typeof signature === 'string' ? withLast(translation, { signature }) : translation
}

function typeOf({ functionCall, thought }: JsonObject): StreamedBlock['type'] {
  if (functionCall !== undefined) return 'tool-call'
  return thought === true ? 'reasoning' : 'text'
}

/** Text goes on where the last block is open, of its type and not signed. Text that is empty opens none. */
function withText(translation: Translation, part: JsonObject): Translation {
  const { text } = part
  if (text === '') return translation
  const type = typeOf(part)
  const last = blocksIn(translation).at(-1)
  const isOn = last?.isOpen === true && last.type === type && last.signature === undefined
  const going = isOn
    ? withLast(translation, { text: `${last.text}${text}` })
    : withMore(closed(translation), { type, isOpen: true, text: String(text) })
  return emit(going, { type: `${type}-delta`, index: blocksIn(going).length - 1, text })
}

/** A call comes as a whole. */
function withCall(translation: Translation, part: JsonObject): Translation {
  const { id: given, name, args } = asObject(part.functionCall)
  const before = closed(translation)
  const id = idOf(before, given)
  const whole = JSON.stringify(args ?? {})
  const block: StreamedBlock = { type: 'tool-call', isOpen: false, text: whole, id }
  const index = blocksIn(before).length
  return emit(
    withMore(before, block),
    { type: 'tool-call-delta', index, id, name, argumentsDelta: whole },
    { type: 'block-end', index, block: { type: 'tool-call', id, name, arguments: whole } },
  )
}

/** The id that the provider gave, if no other call of the response has it; else one that the response makes its own. */
function idOf(translation: Translation, given: unknown): string {
  const blocks = blocksIn(translation)
  if (typeof given === 'string' && given !== '' && blocks.every(({ id }) => id !== given)) return given
  const { responseId } = asObject(translation.event)
  return `${responseId ?? 'call'}-${blocks.length}`
}
