import { isObject, type JsonObject, own } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import type { Inspection } from '../../inspection.js'

/**
 * The entries of a replay state for the blocks of an assistant message, one for each; none where the state does not count:
 * it is of another model, does not fit the message, or is known to be of another adapter (note 0024).
 */
export function replayOf(message: JsonObject, { adapter, body }: Inspection): readonly JsonObject[] {
  const { role, source } = message
  const state = own(source, 'replayState')
  const response = own(state, 'response')
  if (role !== 'assistant' || own(source, 'model') !== body.model) return []
  const isSameProvider = (own(response, 'provider') ?? own(source, 'provider')) === own(source, 'provider')
  const counts = isSameProvider && isOfAdapter(response, adapter, body.model)
  return counts ? fitting(own(state, 'blocks'), blocksOf(message)) : []
}

/** What the notes on adapters call the interface of each in a state of the kind `pi-ai`. */
const interfaces: Readonly<Record<string, string>> = {
  'anthropic-messages': 'anthropic-messages',
  'openai-chat': 'openai-completions',
  'openai-responses': 'openai-responses',
  gemini: 'google-generative-ai',
}

/** A state of a kind that no note has is known to its adapter alone, and taken for its own. */
function isOfAdapter(response: unknown, adapter: string, model: unknown): boolean {
  const kind = own(response, 'kind')
  if (kind !== 'deepseek-messages' && kind !== 'pi-ai') return true
  if (own(response, 'model') !== model) return false
  if (kind === 'deepseek-messages') return adapter === kind && own(response, 'version') === 1
  return own(response, 'version') === 2 && own(response, 'api') === (interfaces[adapter] ?? 'none')
}

function fitting(entries: unknown, blocks: readonly JsonObject[]): readonly JsonObject[] {
  if (!Array.isArray(entries) || entries.length !== blocks.length) return []
  return entries.every((entry, index) => isObject(entry) && entry.type === blocks[index]?.type) ? entries : []
}
