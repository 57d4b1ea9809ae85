import { blocksOf, type Draft, type Item, mapItems } from '../draft.js'
import { callsOf, sectionsOf } from './pairing.js'

const longest = 64

/** The draft with ids of calls that providers take, on both sides: letters, digits, `_` and `-`, at most 64. */
export function withWireIds(draft: Draft): Draft {
  const ids = wireIds(draft.items)
  const idOf = (id: unknown) => ids.get(String(id)) ?? id
  return mapItems(draft, ['assistant', 'tool'], (item) => {
    const { message } = item
    const { toolCallId } = message
    if (message.role === 'tool') return { ...item, message: { ...message, toolCallId: idOf(toolCallId) } }
    const content = blocksOf(message).map((block) =>
      block.type === 'tool-call' ? { ...block, id: idOf(block.id) } : block,
    )
    return { ...item, message: { ...message, content } }
  })
}

/** By id, in the order in which they come up, so that what was sent before stays the same as a history grows. */
function wireIds(items: readonly Item[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  for (const { assistant } of sectionsOf(items))
    for (const { call } of callsOf(assistant)) {
      const id = String(call.id)
      if (ids.has(id)) continue
      const found = firstFree(id, taken)
      ids.set(id, found)
      taken.add(found)
    }
  return ids
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  const base = id.replace(/[^A-Za-z0-9_-]/g, '_').slice(0, longest) || '_'
  let free = base
  for (let count = 2; taken.has(free); count++) free = `${base.slice(0, longest - `-${count}`.length)}-${count}`
  return free
}
