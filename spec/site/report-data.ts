import { isRecord } from './vector-data.js'

/** The last run, read from `report/results.ndjson`: one `run` record, then one `result` record a case. */
export interface Report {
  /** `my-reader 1.2.0 (python)`. */
  readonly implementation: string
  readonly kit: string
  /** By case id, `vector@format`. */
  readonly results: ReadonlyMap<string, Result>
}

export interface Result {
  readonly state: string
  readonly actual?: unknown
  readonly reason?: string
}

/** Throws an error with the line where the text is no result stream: half a report is worse than none. */
export function parseReport(path: string, text: string): Report {
  const results = new Map<string, Result>()
  let run: Record<string, unknown> = {}
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const record = parseLine(`${path}:${index + 1}`, line)
    if (record.kind === 'run') run = record
    if (record.kind !== 'result' || typeof record.id !== 'string' || typeof record.state !== 'string') continue
    const { id, state, actual, reason } = record
    results.set(id, {
      state,
      ...(actual === undefined ? {} : { actual }),
      ...(typeof reason === 'string' ? { reason } : {}),
    })
  }
  return { implementation: nameOf(run.implementation), kit: typeof run.kit === 'string' ? run.kit : '', results }
}

export interface Tally {
  readonly passed: number
  readonly failed: number
  /** Skipped, not scored, or in a state that this site does not know. */
  readonly other: number
}

export function tally(results: Iterable<Result>): Tally {
  const counts = { passed: 0, failed: 0, other: 0 }
  for (const { state } of results) counts[outcomeOf(state)]++
  return counts
}

export function outcomeOf(state: string): keyof Tally {
  if (state === 'pass') return 'passed'
  return ['fail', 'error', 'timeout', 'crash'].includes(state) ? 'failed' : 'other'
}

function parseLine(place: string, line: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`${place} is not JSON`)
  }
  if (!isRecord(value)) throw new Error(`${place} is no record`)
  return value
}

function nameOf(implementation: unknown): string {
  if (!isRecord(implementation)) return 'unnamed'
  const { name, version, language } = implementation
  const words = [name, version, typeof language === 'string' ? `(${language})` : undefined]
  return words.filter((word) => typeof word === 'string').join(' ') || 'unnamed'
}
