import { isObject, type JsonObject } from '../../../verdict.js'

/** The reasoning item that a signature holds. Nothing is stored at the provider, so it has to come with its encrypted content. */
export function reasoningItem(signature: unknown): JsonObject | undefined {
  const item = parsed(signature)
  return item?.type === 'reasoning' && typeof item.encrypted_content === 'string' ? item : undefined
}

/** The object that a signature is the JSON of. */
export function parsed(signature: unknown): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(String(signature))
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
