import type { ProjectionStep } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { isBase64 } from '../../conversation/base64.js'
import { nativeOf } from '../../conversation/native-replay.js'
import { blocksOf, mapItems, mapTurns } from '../../draft.js'

/** `adapter.gemini.signature` (note 0030): it stands beside what it signs, where it was. */
export const signature: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const signatures = blocksOf(item.message).map(signatureOf)
    return mapTurns(item, (turn) => ({ ...turn, parts: signed(turn.parts, signatures) }))
  })

function signed(parts: unknown, signatures: readonly (string | undefined)[]): readonly JsonObject[] {
  return (parts as readonly JsonObject[]).map((part, index) => {
    const thoughtSignature = signatures[index]
    return thoughtSignature === undefined ? part : { ...part, thoughtSignature }
  })
}

const members: Readonly<Record<string, string>> = {
  text: 'textSignature',
  reasoning: 'thinkingSignature',
  'tool-call': 'thoughtSignature',
}

function signatureOf(block: JsonObject): string | undefined {
  const signature = nativeOf(block)?.[members[String(block.type)] ?? '']
  return isBase64(signature) ? signature : undefined
}
