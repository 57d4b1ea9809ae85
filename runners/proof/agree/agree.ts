import type { Reference } from '../../../spec/reference/reference.js'
import { idMatcher } from '../../engine/pattern.js'
import { mappings, type ObservedCase, type Outcome, type Question } from './questions.js'

/** Why answers differ: for cases (`FK04`, `FK*`), with a reason; every entry has to explain something. */
export interface Explanation {
  readonly cases: readonly string[]
  readonly reason: string
}

export interface Disagreement {
  readonly question: Question
  readonly given: Outcome
}

export interface Agreement {
  readonly cases: number
  /** Cases of which at least one question was asked. */
  readonly asked: number
  readonly questions: number
  readonly explained: ReadonlyMap<string, readonly Disagreement[]>
  readonly unexplained: readonly Disagreement[]
  /** Explanations that explain nothing. */
  readonly stale: readonly string[]
  /** Cases without a question, by the reason. */
  readonly unasked: ReadonlyMap<string, readonly string[]>
}

/** Asks the reference everything that the cases have an answer to. Pure. */
export function agree(
  reference: Reference,
  cases: readonly ObservedCase[],
  explanations: readonly Explanation[],
): Agreement {
  const unasked = new Map<string, string[]>()
  const questions: Question[] = []
  let asked = 0
  for (const it of cases) {
    const mapped = Object.hasOwn(mappings, it.op) ? mappings[it.op]?.(it) : undefined
    if (typeof mapped === 'object') {
      asked++
      questions.push(...mapped)
    } else {
      const why = mapped ?? `${it.op} is not judged yet`
      unasked.set(why, [...(unasked.get(why) ?? []), it.id])
    }
  }
  const disagreements = questions.flatMap((question) => {
    const given = question.ask(reference)
    return given === question.observed ? [] : [{ question, given }]
  })
  const matchers = explanations.flatMap(({ cases: ids, reason }) =>
    ids.map((id) => ({ id, reason, matches: idMatcher(id) })),
  )
  const used = new Set<string>()
  const explained = new Map<string, Disagreement[]>()
  const unexplained = disagreements.filter((disagreement) => {
    const id = disagreement.question.id.split(' ')[0] as string
    const found = matchers.find(({ matches }) => matches(id))
    if (!found) return true
    used.add(found.id)
    explained.set(found.reason, [...(explained.get(found.reason) ?? []), disagreement])
    return false
  })
  const stale = matchers.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  return { cases: cases.length, asked, questions: questions.length, explained, unexplained, stale, unasked }
}
