import { type JsonObject, own, ownPath } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'

/**
 * The signatures that the replay state of an assistant message has for its blocks, in their order; undefined where the
 * state is none of this adapter's, or does not fit the message.
 */
export function signaturesOf(message: JsonObject): readonly unknown[] | undefined {
  const state = own(message.source, 'replayState')
  const kept = own(state, 'blocks')
  const blocks = blocksOf(message)
  if (!isOurs(own(state, 'response'), own(message.source, 'model'))) return undefined
  if (!Array.isArray(kept) || kept.length !== blocks.length) return undefined
  const fits = blocks.every(({ type }, index) => own(kept[index], 'type') === type && isSignedRightly(kept[index]))
  return fits ? kept.map((entry) => own(entry, 'signature')) : undefined
}

function isOurs(response: unknown, model: unknown): boolean {
  return (
    own(response, 'kind') === 'deepseek-messages' && own(response, 'version') === 1 && own(response, 'model') === model
  )
}

/** Only reasoning is signed. */
function isSignedRightly(entry: unknown): boolean {
  return own(entry, 'signature') === undefined || own(entry, 'type') === 'reasoning'
}

/** The model that an assistant message says it comes from. */
export function modelOf(message: JsonObject): unknown {
  return ownPath(message, 'source', 'model')
}
