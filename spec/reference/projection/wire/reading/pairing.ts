import type { Mark } from './sequence.js'

/** The first call that no result answers before the next turn. */
export function unanswered(marks: readonly Mark[]): string | undefined {
  return marks.find(
    ({ kind, id }, index) => kind === 'call' && !ofTurn(marks.slice(index + 1), 'result').some((it) => it.id === id),
  )?.at
}

/** The first result whose call does not stand before it in the same turn. */
export function unasked(marks: readonly Mark[]): string | undefined {
  return marks.find(
    ({ kind, id }, index) => kind === 'result' && !before(marks, index, 'call').some((it) => it.id === id),
  )?.at
}

/** The first that has the id of an earlier one of its kind in the same turn. */
export function repeated(marks: readonly Mark[], kind: 'call' | 'result'): string | undefined {
  return marks.find((mark, index) => mark.kind === kind && before(marks, index, kind).some((it) => it.id === mark.id))
    ?.at
}

function before(marks: readonly Mark[], index: number, kind: Mark['kind']): readonly Mark[] {
  return ofTurn(marks.slice(0, index).reverse(), kind)
}

/** Those of a kind up to the end of the turn. */
function ofTurn(marks: readonly Mark[], kind: Mark['kind']): readonly Mark[] {
  const end = marks.findIndex((mark) => mark.kind === 'turn')
  return (end < 0 ? marks : marks.slice(0, end)).filter((mark) => mark.kind === kind)
}
