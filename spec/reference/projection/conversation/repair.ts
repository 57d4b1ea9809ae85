import type { Draft, Item } from '../draft.js'
import { callsOf, isResult, itemsOf, type Section, sectionsOf } from './pairing.js'

/** The draft with other sections. */
function mapSections(draft: Draft, change: (section: Section) => Section): Draft {
  return { ...draft, items: itemsOf(sectionsOf(draft.items).map(change)) }
}

/** What users say between calls and their results comes after these, which keep their order. */
export function withResultsFirst(draft: Draft): Draft {
  return mapSections(draft, ({ following, ...section }) => ({
    ...section,
    following: [...following.filter(isResult), ...following.filter((item) => !isResult(item))],
  }))
}

/** The same, with the results in the order of the calls. */
export function withResultsByCall(draft: Draft): Draft {
  return mapSections(withResultsFirst(draft), ({ assistant, following }) => {
    const ids = callsOf(assistant).map(({ call }) => call.id)
    const place = ({ message }: Item) => ids.indexOf(message.toolCallId)
    const results = following.filter(isResult).sort((one, other) => place(one) - place(other))
    return { ...(assistant ? { assistant } : {}), following: [...results, ...following.slice(results.length)] }
  })
}

/** A result that says that there is none, behind the results, for each call that has none. */
export function withAllAnswered(draft: Draft): Draft {
  return mapSections(draft, ({ assistant, following }) => {
    const answered = following.filter(isResult).map(({ message }) => message.toolCallId)
    const missing = callsOf(assistant).filter(({ call }) => !answered.includes(call.id))
    const first = following.findIndex((item) => !isResult(item))
    const results = first < 0 ? following.length : first
    return {
      ...(assistant ? { assistant } : {}),
      following: following.toSpliced(results, 0, ...missing.map(({ at, call }) => missingResult(at, call.id))),
    }
  })
}

/** A result in the place of one that nobody gave. */
export function missingResult(at: string, toolCallId: unknown): Item {
  const content = [{ type: 'text', text: 'No result provided' }]
  return { at, message: { role: 'tool', toolCallId, content, isError: true }, turns: [] }
}
