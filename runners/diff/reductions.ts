import type { Question } from '../../generators/question.js'

/** Smaller questions than one: a log without one of its rows. To be replaced by what makes any question smaller. */
export function reductions(question: Question): readonly (() => Question)[] {
  const { rows } = question.input
  if (!Array.isArray(rows)) return []
  return rows.map((_, index) => () => ({
    ...question,
    input: { ...question.input, rows: rows.filter((_, other) => other !== index) },
  }))
}
