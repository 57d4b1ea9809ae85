import type { Reference } from '../../../spec/reference/reference.js'
import { fileMappings } from './mappings/files.js'
import { sessionMappings } from './mappings/sessions.js'
import { v2v3Mappings } from './mappings/v2-v3.js'
import { edgeMappings } from './mappings/v3-v4.js'
import { windowMappings } from './mappings/windows.js'
import { agrees, type Mapping, type ObservedCase, type Outcome, type Question } from './questions.js'

/** How each operation of the cases is asked of the reference. */

const mappings: Readonly<Record<string, Mapping>> = {
  ...fileMappings,
  ...sessionMappings,
  ...windowMappings,
  ...v2v3Mappings,
  ...edgeMappings,
}

/** Why answers differ: for the layers of cases (`FK04 restore`), with a reason; every entry has to explain something. */
export interface Explanation {
  readonly questions: readonly string[]
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
  /** Cases of an operation that no mapping knows. */
  readonly unmapped: readonly string[]
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
  const unmapped: string[] = []
  let asked = 0
  for (const it of cases) {
    const mapped = Object.hasOwn(mappings, it.op) ? mappings[it.op]?.(it) : undefined
    if (typeof mapped === 'object') {
      asked++
      questions.push(...mapped)
    } else if (mapped === undefined) unmapped.push(`${it.id} (${it.op})`)
    else unasked.set(mapped, [...(unasked.get(mapped) ?? []), it.id])
  }
  const disagreements = questions.flatMap((question) => {
    const given = question.ask(reference)
    return agrees(question, given) ? [] : [{ question, given }]
  })
  const reasons = explanations.flatMap(({ questions: ids, reason }) => ids.map((id) => ({ id, reason })))
  const used = new Set<string>()
  const explained = new Map<string, Disagreement[]>()
  const unexplained = disagreements.filter((disagreement) => {
    const found = reasons.find(({ id }) => id === disagreement.question.id)
    if (!found) return true
    used.add(found.id)
    explained.set(found.reason, [...(explained.get(found.reason) ?? []), disagreement])
    return false
  })
  const stale = reasons.filter(({ id }) => !used.has(id)).map(({ id }) => id)
  return { cases: cases.length, asked, questions: questions.length, explained, unexplained, stale, unmapped, unasked }
}
