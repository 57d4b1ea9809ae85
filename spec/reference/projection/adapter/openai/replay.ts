import { type JsonObject, own, ownPath } from '../../../verdict.js'
import { blocksOf, type Draft, mapItems } from '../../draft.js'

/** A block with what a replay state holds of it. */
export interface SignedBlock extends JsonObject {
  readonly signature: string
}

/**
 * The draft in which each block of a message that this route can replay has a `signature`: what its replay state holds of
 * it, or nothing but that it is its own. The state has to be of the interface that is asked, of the model that is asked,
 * and of these very blocks.
 */
export function withSignatures(draft: Draft, api: string, isGood: (blocks: readonly SignedBlock[]) => boolean): Draft {
  return mapItems(draft, ['assistant'], (item) => {
    const { source } = item.message
    const blocks = blocksOf(item.message)
    const kept = ownPath(source, 'replayState', 'blocks')
    const entries: readonly unknown[] = Array.isArray(kept) ? kept : []
    const signed = blocks.map((block, index): SignedBlock => ({ ...block, signature: signatureIn(entries[index]) }))
    const isOwn =
      isOfRoute(source, api, draft.route.model) &&
      entries.length === blocks.length &&
      signed.every((block, index) => own(entries[index], 'type') === own(block, 'type')) &&
      isGood(signed)
    return isOwn ? { ...item, message: { ...item.message, content: signed } } : item
  })
}

function isOfRoute(source: unknown, api: string, model: string): boolean {
  const response = ownPath(source, 'replayState', 'response')
  return (
    own(response, 'kind') === 'pi-ai' &&
    own(response, 'version') === 2 &&
    own(response, 'api') === api &&
    (own(response, 'provider') ?? own(source, 'provider')) === own(source, 'provider') &&
    own(response, 'model') === own(source, 'model') &&
    own(source, 'model') === model
  )
}

function signatureIn(entry: unknown): string {
  return String(own(entry, 'thinkingSignature') ?? own(entry, 'textSignature') ?? '')
}
