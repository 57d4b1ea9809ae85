import type { TranslationStep } from '../../../../rule-function.js'
import type { Translation } from '../../../../stream/translation.js'
import { isObject, type JsonObject, own } from '../../../../verdict.js'
import { amended, blocksIn, extended, openBlock, opened } from '../../openai/stream/blocks.js'
import { deltaOf } from './event.js'

/** `adapter.openai-chat.stream.calls` (note 0028): what a piece says empty or not at all does not erase what is known. */
export const calls: TranslationStep = (translation) => {
  const pieces = deltaOf(translation).tool_calls
  return Array.isArray(pieces) ? pieces.filter(isObject).reduce<Translation>(withPiece, translation) : translation
}

function withPiece(translation: Translation, piece: JsonObject): Translation {
  const key = `call ${piece.index}`
  const at = openBlock(translation, key) < 0 ? opened(translation, { type: 'tool-call', key, text: '' }) : translation
  const index = openBlock(at, key)
  const known = blocksIn(at)[index]
  const facts = { id: said(piece.id) ?? known?.id, name: known?.name ?? said(own(piece.function, 'name')) }
  return extended(amended(at, index, facts), index, said(own(piece.function, 'arguments')) ?? '')
}

function said(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
