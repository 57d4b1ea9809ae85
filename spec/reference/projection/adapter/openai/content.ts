import type { ProjectionFunction } from '../../../rule-function.js'
import { placeOfBlock } from '../../draft.js'

const carried: readonly (readonly [role: string, types: readonly string[]])[] = [
  ['system', ['text']],
  ['user', ['text', 'image']],
  ['assistant', ['text', 'reasoning', 'tool-call']],
  ['tool', ['text', 'image']],
]

/** `adapter.openai.content` (note 0028): what a message cannot carry is loud. The first role in the list goes first. */
export const content: ProjectionFunction = ({ items }) => {
  for (const item of items) {
    const types = carried.find(([role]) => role === item.message.role)?.[1]
    const place = types && placeOfBlock([item], [String(item.message.role)], (it) => !types.includes(String(it.type)))
    if (place !== undefined) return place
  }
  return undefined
}
