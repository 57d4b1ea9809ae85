import { createHash } from 'node:crypto'
import { isObject, type JsonObject, own, ownPath } from '../../verdict.js'
import { canonicalJson } from './canonical-json.js'

/**
 * What a rewritten tool result has to keep, by the number of each result that stands (note 0008, Rewriting a tool
 * result): a digest, so that the results themselves need not be kept.
 */
export class Results {
  readonly #digests = new Map<number, string>()

  constructor(readonly format: number) {}

  digest(seq: number): string | undefined {
    return this.#digests.get(seq)
  }

  digestOf(event: JsonObject): string {
    const text = canonicalJson(withoutContent(own(event, 'data') ?? null, this.format))
    return createHash('sha256').update(text).digest('base64')
  }

  advance(event: JsonObject, type: string, position: number, removed: readonly number[]): void {
    for (const seq of removed) this.#digests.delete(seq)
    if (type === 'tool/result') this.#digests.set(position, this.digestOf(event))
  }
}

/** The data of a result with the content of the result blanked: that of the message, or in V3 of its first block. */
function withoutContent(data: unknown, format: number): unknown {
  const message = own(data, 'message')
  if (!isObject(data) || !isObject(message)) return data
  if (format >= 4) return { ...data, message: { ...message, content: null } }
  const content = ownPath(message, 'content')
  if (!Array.isArray(content) || !isObject(content[0])) return data
  return { ...data, message: { ...message, content: [{ ...content[0], content: null }, ...content.slice(1)] } }
}
