import { parse } from 'yaml'
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

export class ExpectedFailuresFault extends Error {}

/** Reads the file: a YAML (or JSON) list. Throws {@link ExpectedFailuresFault} with the entry and the remedy. */
export function parseExpectedFailures(text: string, file: string): ExpectedFailure[] {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    throw new ExpectedFailuresFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (value === null) return []
  if (!Array.isArray(value)) throw new ExpectedFailuresFault(`${file}: must be a list of {id, reason, observed}`)
  return value.map((entry: unknown, index) => {
    const { id, reason, observed, state, ...rest } = (entry ?? {}) as Record<string, unknown>
    const where = `${file}: entry ${index + 1}${typeof id === 'string' ? ` (${id})` : ''}`
    if (typeof id !== 'string' || id === '')
      throw new ExpectedFailuresFault(`${where} has no id; write a vector id or a pattern`)
    if (typeof reason !== 'string' || reason === '')
      throw new ExpectedFailuresFault(`${where} has no reason; say why it fails`)
    const extra = Object.keys(rest)[0]
    if (extra !== undefined)
      throw new ExpectedFailuresFault(`${where} has the unknown member ${extra}; known are id, reason, state, observed`)
    return entry as ExpectedFailure
  })
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
