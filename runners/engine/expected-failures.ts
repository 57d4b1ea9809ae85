import { idMatcher } from './pattern.js'
import type { CaseResult, State } from './result.js'

/**
 * One entry of an expected-failures file: which cases, why, and what was seen. Failing in another way, passing, and
 * matching no case that ran are all unexpected.
 */
export interface ExpectedFailure {
  readonly id: string
  readonly reason: string
  /** `fail` when absent. */
  readonly state?: State
  readonly observed?: { readonly outcome?: 'accept' | 'refuse'; readonly class?: string; readonly rule?: string }
}

export interface Verdict {
  /** Failed as the file says. */
  readonly expected: readonly CaseResult[]
  /** Failed, and no entry says so. */
  readonly unexpected: readonly CaseResult[]
  /** What is wrong with the file, one line each. */
  readonly faults: readonly string[]
}

const failing: ReadonlySet<State> = new Set(['fail', 'error', 'timeout', 'crash'])

export function isFailure(result: CaseResult): boolean {
  return failing.has(result.state)
}

/** Holds the results against the list. */
export function judgeFailures(results: readonly CaseResult[], entries: readonly ExpectedFailure[]): Verdict {
  const faults: string[] = []
  const expected = new Set<CaseResult>()
  for (const entry of entries) {
    const matches = idMatcher(entry.id)
    const own = results.filter((result) => result.state !== 'skipped' && matches(result.subject.id))
    if (own.length === 0) faults.push(`${entry.id}: matches no case that ran; take it out or mend the pattern`)
    for (const result of own) {
      const id = result.subject.id
      if (!isFailure(result))
        faults.push(`${id}: is expected to fail, but its state is ${result.state}; take it out of the list`)
      else {
        const otherwise = differsFrom(entry, result)
        if (otherwise === undefined) expected.add(result)
        else faults.push(`${id}: fails in another way than listed: ${otherwise}`)
      }
    }
  }
  const unexpected = results.filter((result) => isFailure(result) && !expected.has(result))
  return { expected: [...expected], unexpected, faults }
}

function differsFrom(entry: ExpectedFailure, result: CaseResult): string | undefined {
  const state = entry.state ?? 'fail'
  if (state !== result.state) return `state ${result.state} instead of ${state}`
  for (const [member, value] of Object.entries(entry.observed ?? {})) {
    const actual = result.answer?.[member]
    if (actual !== value) return `${member} ${JSON.stringify(actual)} instead of ${JSON.stringify(value)}`
  }
  return undefined
}
