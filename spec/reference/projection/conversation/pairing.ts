import type { JsonObject } from '../../verdict.js'
import { blocksOf, type Item } from '../draft.js'

/** An assistant message and all that comes before the next; the first part of a history may have none. */
export interface Section {
  readonly assistant?: Item
  readonly following: readonly Item[]
}

export function sectionsOf(items: readonly Item[]): readonly Section[] {
  const sections: { assistant?: Item; following: Item[] }[] = [{ following: [] }]
  for (const item of items) {
    if (item.message.role === 'assistant') sections.push({ assistant: item, following: [] })
    else sections.at(-1)?.following.push(item)
  }
  return sections
}

/** The items of sections, one after the other. */
export function itemsOf(sections: readonly Section[]): Item[] {
  return sections.flatMap(({ assistant, following }) => (assistant ? [assistant, ...following] : following))
}

/** The calls of an assistant message, and where each stands. */
export function callsOf(assistant: Item | undefined): readonly { readonly at: string; readonly call: JsonObject }[] {
  if (!assistant) return []
  return blocksOf(assistant.message).flatMap((call, index) =>
    call.type === 'tool-call' ? [{ at: `${assistant.at}/content/${index}`, call }] : [],
  )
}

export function isResult({ message }: Item): boolean {
  return message.role === 'tool'
}

/** The pointer to the first result that answers no call of the assistant message before it. */
export function orphanResult(items: readonly Item[]): string | undefined {
  for (const { assistant, following } of sectionsOf(items)) {
    const ids = callsOf(assistant).map(({ call }) => call.id)
    const orphan = following.find((item) => isResult(item) && !ids.includes(item.message.toolCallId))
    if (orphan) return `${orphan.at}/toolCallId`
  }
  return undefined
}

/** The pointer to the first result whose call has one already. */
export function secondResult(items: readonly Item[]): string | undefined {
  for (const { following } of sectionsOf(items)) {
    const results = following.filter(isResult)
    const ids = results.map(({ message }) => message.toolCallId)
    const second = results.find(({ message }, index) => ids.indexOf(message.toolCallId) < index)
    if (second) return `${second.at}/toolCallId`
  }
  return undefined
}

/** The pointer to the first call whose id another call of its message has already. */
export function repeatedCall(items: readonly Item[]): string | undefined {
  for (const { assistant } of sectionsOf(items)) {
    const calls = callsOf(assistant)
    const ids = calls.map(({ call }) => call.id)
    const repeated = calls.find(({ call }, index) => ids.indexOf(call.id) < index)
    if (repeated) return `${repeated.at}/id`
  }
  return undefined
}
