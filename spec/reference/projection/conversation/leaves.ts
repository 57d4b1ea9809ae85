import type { JsonObject } from '../../verdict.js'
import { blocksOf, type Item } from '../draft.js'

/** A content block, and where it stands in the request. */
export interface Leaf {
  readonly at: string
  readonly block: JsonObject
}

/** The content blocks of a message. In V3 those of a result that is nested in a result stand in its place. */
export function leavesOf({ at, message }: Item, format: number): readonly Leaf[] {
  return leavesWithin(message, at, format < 4 && message.role === 'tool')
}

function leavesWithin(holder: JsonObject, at: string, mayNest: boolean): readonly Leaf[] {
  return blocksOf(holder).flatMap((block, index) => {
    const place = `${at}/content/${index}`
    return mayNest && block.type === 'tool-result' ? leavesWithin(block, place, true) : [{ at: place, block }]
  })
}

/** The text of a message, with nothing between its blocks. */
export function textOf(item: Item, format: number): string {
  return leavesOf(item, format)
    .map(({ block }) => (block.type === 'text' ? String(block.text) : ''))
    .join('')
}

/** Whether nothing of a text can be seen. */
export function isBlank(text: unknown): boolean {
  return String(text).trim() === ''
}

/** The place of the first block whose type the role of its message does not have in a table. */
export function strangeBlock(
  items: readonly Item[],
  format: number,
  types: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  return items
    .flatMap((item) => leavesOf(item, format).filter(({ block }) => !isOfRole(types, item, block)))
    .map(({ at }) => at)[0]
}

function isOfRole(types: Readonly<Record<string, readonly string[]>>, { message }: Item, block: JsonObject): boolean {
  return types[String(message.role)]?.includes(String(block.type)) !== false
}
