import { isObject, type JsonObject } from '../../../verdict.js'
import { withMember } from '../../changed.js'

/** The name in V4 of a type of content blocks: a type that V3 does not know belongs to some plugin. */
export function tagName(type: string, tags: readonly string[]): string {
  return tags.includes(type) ? type : `plugin:${type}`
}

/** A block with the name of its type in V4. */
export function tagged(block: unknown, tags: readonly string[]): unknown {
  if (!isObject(block) || typeof block.type !== 'string') return block
  return withMember(block, 'type', tagName(block.type, tags)) as JsonObject
}
