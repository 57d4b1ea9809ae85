import { type Answer, rulesNamed } from '../../generators/judge.js'
import type { Case } from '../engine/cases/expand.js'
import { type Cell, classify, type Finding } from './classify.js'
import { agree, deviation, hasOpinion, isBroken, type Said } from './said.js'

/** One case on which two sides at least do not say the same. */
export interface Disagreement {
  readonly subject: Case
  readonly said: readonly Said[]
  /** What the reference answers. */
  readonly reference: Answer
  /** The rule that it is about: see {@link ruleOf}; absent where the input is taken and no rule stands out. */
  readonly rule: string | undefined
  readonly cells: readonly Cell[]
  readonly finding: Finding
  /** Alike for inputs that are the same disagreement. */
  readonly pattern: string
}

/** Whether the sides that have an opinion on a case are of one mind; fewer than two always are. */
export function isUnanimous(subject: Case, said: readonly Said[]): boolean {
  const speaking = said.filter(hasOpinion)
  return speaking.every((one, index) => speaking.slice(index + 1).every((other) => agree(subject, one, other)))
}

/** A disagreement as it is to be seen. `isScored` is that of the vector which the input comes from. */
export function disagreementOf(
  subject: Case,
  said: readonly Said[],
  reference: Answer,
  isScored = subject.vector.scored !== false,
): Disagreement {
  const cells = said.map((_, index) => cellOf(subject, said, index, reference))
  const rules = [...rulesNamed(reference), ...subject.vector.rules]
  const finding = classify(cells, { isScored, rules })
  const rule = ruleOf(subject, reference, cells)
  const pattern = JSON.stringify([reference.outcome, rulesNamed(reference), rule, isScored, cells])
  return { subject, said, reference, rule, cells, finding, pattern }
}

function cellOf(subject: Case, said: readonly Said[], index: number, reference: Answer): Cell {
  const own = said[index] as Said
  if (!hasOpinion(own)) return { says: 'none', differs: [], like: index }
  const like = said.findIndex((other) => hasOpinion(other) && agree(subject, own, other))
  const differs = deviation(subject, own, reference)
  if (isBroken(own)) return { says: own.result.state as Cell['says'], differs, like }
  const answer = own.result.answer as Answer
  if (answer.outcome !== 'refuse') return { says: 'accept', differs, like }
  const named = (['class', 'rule', 'code'] as const).filter((it) => own.reports.has(it) && answer[it] !== undefined)
  return { says: 'refuse', ...Object.fromEntries(named.map((it) => [it, String(answer[it])])), differs, like }
}

/**
 * The rule that a disagreement is filed under: the one that the reference names; where it takes the input, and a side
 * refuses it for a rule, none, since that rule stands in the cell; otherwise the one that the vector is about.
 */
function ruleOf({ vector }: Case, reference: Answer, cells: readonly Cell[]): string | undefined {
  const [named] = rulesNamed(reference)
  if (named !== undefined) return named
  return cells.some(({ rule }) => rule !== undefined) ? undefined : vector.rules[0]
}
