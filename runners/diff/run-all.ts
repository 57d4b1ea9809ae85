import type { Carrier } from '../carriers/carrier.js'
import type { Case } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'
import type { Reports } from '../engine/compare.js'
import { ConnectionFailure } from '../engine/connection.js'
import type { CaseResult, ImplementationFacts, UnchargedBreakdown } from '../engine/result.js'
import { type CaseSource, run } from '../engine/run.js'
import type { KitJudge } from '../fuzz/kit-judge.js'
import type { HelloResponse } from '../protocol/types.js'
import { Clusters } from './cluster.js'
import { disagreementOf, isUnanimous } from './disagreement.js'
import { fanOut } from './fan-out.js'
import type { Row } from './matrix.js'
import { hasOpinion, type Said } from './said.js'
import type { Reductions } from './shrink.js'
import { shrinkRows } from './shrink-rows.js'

/** An implementation that is compared. */
export interface Side {
  /** How it is called; what it calls itself when absent. */
  readonly name?: string
  readonly carrier: Carrier
}

export interface DiffOptions {
  readonly timeout: number
  readonly window: number
  readonly signal: AbortSignal
  /** How many smaller inputs are tried for each row. */
  readonly maxShrinks: number
  readonly reductions: Reductions
  /** The vectors that cases may borrow from. */
  readonly vectors: readonly Vector[]
  /** Hears how many cases every side has been asked, and then how many rows are shrunk. */
  readonly onProgress?: (phase: 'cases' | 'rows', done: number, total: number) => void
}

export interface SideRun {
  readonly name: string
  readonly command: string
  readonly facts: ImplementationFacts
  readonly breakdowns: readonly UnchargedBreakdown[]
}

/** What came of asking the same cases of several sides. */
export interface DiffRun {
  readonly sides: readonly SideRun[]
  /** Cases that two sides at least have an opinion on. */
  readonly compared: number
  readonly asked: number
  readonly rows: readonly Row[]
}

/** A side that cannot be started, or does not speak the protocol. */
export class SideFailure extends Error {
  constructor(
    readonly side: string,
    readonly failure: ConnectionFailure,
  ) {
    super(`the implementation ${side} ${failure.message}`)
  }
}

/**
 * Asks all sides every case at the same time, and gathers what they disagree on; then shrinks one input of each row.
 * Nothing when interrupted. Rejects with {@link SideFailure}, and with a KitFault where the kit cannot do its own part.
 */
export async function runAll(
  sides: readonly Side[],
  source: CaseSource,
  total: number,
  judge: KitJudge,
  options: DiffOptions,
): Promise<DiffRun | undefined> {
  const meeting = new Meeting(sides.length, judge)
  const breakdowns = sides.map((): UnchargedBreakdown[] => [])
  // one side that cannot go on ends the others
  const ending = new AbortController()
  const end = () => ending.abort()
  options.signal.addEventListener('abort', end)
  const { timeout, window } = options
  const sources = fanOut(source, sides.length)
  const runs = sides.map(async ({ name, carrier }, side) => {
    try {
      return await run(sources[side] as CaseSource, carrier, {
        timeout,
        window,
        signal: ending.signal,
        onHello: (hello) => meeting.greet(side, hello),
        onResult: (result) => {
          meeting.hear(side, result)
          options.onProgress?.('cases', meeting.asked, total)
        },
        onBreakdown: (breakdown) => breakdowns[side]?.push(breakdown),
      })
    } catch (error) {
      end()
      throw error instanceof ConnectionFailure ? new SideFailure(name ?? carrier.name, error) : error
    }
  })
  const settled = await Promise.allSettled(runs)
  options.signal.removeEventListener('abort', end)
  const failed = settled.find((it) => it.status === 'rejected')
  if (failed) throw failed.reason
  if (options.signal.aborted) return undefined
  const hellos = settled.map((it) => (it as PromiseFulfilledResult<HelloResponse>).value)
  const rows = await shrinkRows(meeting.clusters, sides, judge, options)
  if (!rows) return undefined
  const names = namesOf(sides, hellos)
  return {
    sides: hellos.map((hello, side) => ({
      name: names[side] as string,
      command: (sides[side] as Side).carrier.name,
      facts: { ...hello.implementation, reports: hello.reports ?? [] },
      breakdowns: breakdowns[side] as UnchargedBreakdown[],
    })),
    compared: meeting.compared,
    asked: meeting.asked,
    rows,
  }
}

/** Where the answers of the sides meet. What all agree on is forgotten at once. */
class Meeting {
  readonly #waiting = new Map<Case, (CaseResult | undefined)[]>()
  readonly #judge: KitJudge
  readonly #reports: Reports[]
  readonly clusters = new Clusters()
  asked = 0
  compared = 0

  constructor(sides: number, judge: KitJudge) {
    this.#judge = judge
    this.#reports = Array.from({ length: sides }, () => new Set<string>())
  }

  greet(side: number, { reports = [] }: HelloResponse): void {
    this.#reports[side] = new Set(reports)
  }

  hear(side: number, result: CaseResult): void {
    const { subject } = result
    const heard = this.#waiting.get(subject) ?? this.#reports.map(() => undefined)
    heard[side] = result
    this.#waiting.set(subject, heard)
    const said = heard.flatMap((it, index): Said[] =>
      it ? [{ result: it, reports: this.#reports[index] as Reports }] : [],
    )
    if (said.length < heard.length) return
    this.#waiting.delete(subject)
    this.asked++
    if (said.filter(hasOpinion).length < 2) return
    this.compared++
    if (!isUnanimous(subject, said)) this.clusters.add(disagreementOf(subject, said, this.#judge.answerTo(subject)))
  }
}

/** The names of the sides: what was given, or what they call themselves; told apart by version and number. */
export function namesOf(sides: readonly Pick<Side, 'name'>[], hellos: readonly HelloResponse[]): string[] {
  const own = sides.map(({ name }, side) => name ?? (hellos[side] as HelloResponse).implementation.name)
  const versioned = own.map((name, side) => {
    const { version } = (hellos[side] as HelloResponse).implementation
    const isShared = sides[side]?.name === undefined && own.filter((it) => it === name).length > 1
    return isShared && version !== undefined ? `${name} ${version}` : name
  })
  return versioned.map((name, side) => {
    const before = versioned.slice(0, side).filter((it) => it === name).length
    return before === 0 ? name : `${name} (${before + 1})`
  })
}
