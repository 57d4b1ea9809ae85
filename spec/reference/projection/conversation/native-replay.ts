import { isObject, type JsonObject, own } from '../../verdict.js'
import { blocksOf, type Draft, mapItems } from '../draft.js'

/**
 * The draft with `native` in the blocks of assistant messages whose replay state was made by an API for the model of the
 * route: the entry of the state for that block. A state that does not fit its message is as good as none.
 */
export function withNative(draft: Draft, api: string): Draft {
  return mapItems(draft, ['assistant'], (item) => {
    const entries = entriesOf(item.message, api, draft.route.model)
    if (entries === undefined) return item
    const content = blocksOf(item.message).map((block, index) => ({ ...block, native: entries[index] }))
    return { ...item, message: { ...item.message, content } }
  })
}

function entriesOf(message: JsonObject, api: string, model: string): readonly JsonObject[] | undefined {
  const { source } = message
  const state = own(source, 'replayState')
  const response = own(state, 'response')
  if (own(response, 'kind') !== 'pi-ai' || own(response, 'version') !== 2) return undefined
  if (own(response, 'api') !== api) return undefined
  if (own(response, 'model') !== model || own(source, 'model') !== model) return undefined
  const provider = own(response, 'provider')
  if (provider !== undefined && provider !== own(source, 'provider')) return undefined
  return matching(own(state, 'blocks'), blocksOf(message))
}

/** The entries of a state, if there is one of its type for each block. */
function matching(entries: unknown, blocks: readonly JsonObject[]): readonly JsonObject[] | undefined {
  if (!Array.isArray(entries) || entries.length !== blocks.length) return undefined
  return entries.every((entry, index) => isObject(entry) && entry.type === blocks[index]?.type) ? entries : undefined
}

/** What the provider said of a block beside its content. */
export function nativeOf(block: JsonObject): JsonObject | undefined {
  return isObject(block.native) ? block.native : undefined
}

/** The draft with reasoning as text, where it is not the provider's own: the words are kept, and nothing is claimed. */
export function withReasoningAsText(draft: Draft, isOwn: (block: JsonObject) => boolean): Draft {
  const isForeign = (block: JsonObject) => block.type === 'reasoning' && !isOwn(block)
  return mapItems(draft, ['assistant'], (item) => {
    const content = blocksOf(item.message).map((block) =>
      isForeign(block) ? { type: 'text', text: block.text } : block,
    )
    return { ...item, message: { ...item.message, content } }
  })
}
