import { fileURLToPath } from 'node:url'
import type { Carrier } from '../../carriers/carrier.js'
import { stdioCarrier } from '../../carriers/stdio.js'
import { type Case, expandVectors } from '../../engine/cases/expand.js'
import { loadVectorFiles } from '../../engine/cases/load.js'
import { ConnectionFailure } from '../../engine/connection.js'
import type { CaseResult, State, UnchargedBreakdown } from '../../engine/result.js'
import { run } from '../../engine/run.js'
import { vectorsDirectory } from '../../package.js'
import { tally } from '../../reports/summary.js'

/** What a run says: how many cases have each state, each that did not pass with the reason, and what was nobody's fault. */
export interface Report {
  readonly counts: Partial<Record<State, number>>
  readonly red: Readonly<Record<string, string>>
  readonly breakdowns: readonly string[]
}

const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)

/** The cases with these ids, in this order. */
export function casesOf(ids: readonly string[]): Case[] {
  const found = new Map(expandVectors(vectors, (id) => ids.includes(id)).map((it) => [it.id, it]))
  return ids.map((id) => {
    const subject = found.get(id)
    if (!subject) throw new Error(`there is no case ${id}`)
    return subject
  })
}

/** A file of this folder as a process. */
export function faulty(file: string, ...args: string[]): Carrier {
  return stdioCarrier(process.execPath, [pathOf(file), ...args])
}

export function pathOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url))
}

export interface Limits {
  readonly timeout?: number
  readonly window?: number
}

/** Asks an implementation these cases, with the engine and a carrier that a user has. Fails when a case has two results. */
export async function resultsOf(
  subjects: readonly Case[],
  carrier: Carrier,
  { timeout = 5000, window = 64 }: Limits = {},
): Promise<{ results: CaseResult[]; breakdowns: UnchargedBreakdown[] }> {
  const results: CaseResult[] = []
  const breakdowns: UnchargedBreakdown[] = []
  let at = 0
  await run({ next: () => subjects[at++] }, carrier, {
    timeout,
    window,
    onResult: (result) => results.push(result),
    onBreakdown: (breakdown) => breakdowns.push(breakdown),
  })
  results.sort((left, right) => subjects.indexOf(left.subject) - subjects.indexOf(right.subject))
  const ids = results.map(({ subject }) => subject.id).join(' ')
  if (ids !== subjects.map(({ id }) => id).join(' ')) throw new Error(`not one result a case: ${ids}`)
  return { results, breakdowns }
}

export async function reportOf(subjects: readonly Case[], carrier: Carrier, limits?: Limits): Promise<Report> {
  const { results, breakdowns } = await resultsOf(subjects, carrier, limits)
  return {
    counts: Object.fromEntries(Object.entries(tally(results)).filter(([, count]) => count > 0)),
    red: Object.fromEntries(results.filter(isRed).map((result) => [result.subject.id, because(result)])),
    breakdowns: breakdowns.map(({ state, reason, inFlight }) => `${state}: ${reason} (${inFlight.length} in flight)`),
  }
}

/** Why nothing could be run. */
export async function failureOf(subjects: readonly Case[], carrier: Carrier): Promise<string> {
  const failure: unknown = await resultsOf(subjects, carrier).catch((error: unknown) => error)
  if (!(failure instanceof ConnectionFailure)) throw new Error('it could be run')
  return failure.message
}

function isRed({ state }: CaseResult): boolean {
  return !['pass', 'skipped', 'not-scored'].includes(state)
}

/** `fail: class, rule` for what differs, `crash: exited with code 3` for a reason; of a stack its first line. */
function because({ state, differences, reason }: CaseResult): string {
  return `${state}: ${reason?.split('\n')[0] ?? differences.map(({ what }) => what).join(', ')}`
}
