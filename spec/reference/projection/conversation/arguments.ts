import { isObject } from '../../verdict.js'
import { blocksOf, type Draft, mapItems } from '../draft.js'

/** What the text of arguments says; the text itself where it is no JSON. */
export function argumentsIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}

/** The draft with `{}` for arguments that are no JSON object. */
export function withObjectArguments(draft: Draft): Draft {
  const isUsable = ({ arguments: text }: { readonly [member: string]: unknown }) => isObject(argumentsIn(text))
  return mapItems(draft, ['assistant'], (item) => {
    const content = blocksOf(item.message).map((block) =>
      block.type === 'tool-call' && !isUsable(block) ? { ...block, arguments: '{}' } : block,
    )
    return { ...item, message: { ...item.message, content } }
  })
}
