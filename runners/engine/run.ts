import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import type { Carrier } from '../carriers/carrier.js'
import type { HelloResponse } from '../protocol/types.js'
import { missingCapability } from './capabilities.js'
import type { Case } from './cases/expand.js'
import { judgeAnswer } from './classify.js'
import { type Breakdown, ConnectionFailure } from './connection.js'
import { Directories } from './directories.js'
import { RestartableImplementation } from './restarts.js'
import type { CaseResult, UnchargedBreakdown } from './result.js'

/** Where cases come from: a list, or a generator that shrinks when it hears of a failure. One loop for all of them. */
export interface CaseSource {
  next(): Case | undefined
  /** Hears each result as it comes. */
  heard?(result: CaseResult): void
}

export interface RunOptions {
  /** How long the oldest unanswered case may take, in milliseconds. */
  readonly timeout: number
  /** Requests in flight; at most what `hello` allows. */
  readonly window: number
  readonly onResult: (result: CaseResult) => void
  /** Hears what the implementation says of itself, before any result. */
  readonly onHello?: (hello: HelloResponse) => void
  /** Hears of what broke and was no single case's fault: a run with such a thing is not a good one. */
  readonly onBreakdown?: (breakdown: UnchargedBreakdown) => void
  readonly signal?: AbortSignal
}

/**
 * Runs cases against an implementation until the source ends. Rejects with {@link ConnectionFailure} when the
 * implementation cannot be started at all, and with {@link KitFault} when the kit cannot do its own part; whatever else
 * happens is the result of a case, or a breakdown.
 */
export async function run(source: CaseSource, carrier: Carrier, options: RunOptions): Promise<HelloResponse> {
  const { timeout, signal } = options
  const implementation = await RestartableImplementation.start(carrier, timeout)
  const directories = new Directories(await loadDecompressor())
  const { hello } = implementation
  options.onHello?.(hello)
  const reports = new Set(hello.reports ?? [])
  const window = Math.max(1, Math.min(options.window, hello.window ?? options.window))

  const report = (result: CaseResult) => {
    source.heard?.(result)
    options.onResult(result)
  }
  const judged = (subject: Case, message: unknown, milliseconds: number): CaseResult => ({
    ...judgeAnswer(subject, message, reports, directories.take(subject)),
    milliseconds,
  })
  const next = (): Case | undefined => {
    for (let subject = source.next(); subject; subject = source.next()) {
      const missing = missingCapability(hello, subject) ?? directories.make(subject)
      if (missing === undefined) return subject
      report({ subject, state: 'skipped', differences: [], reason: missing })
    }
    return undefined
  }
  /** What broke, and the end of the process that did. */
  const breakdownOf = ({ how, reason }: Breakdown) => ({ state: states[how], reason, stderr: implementation.discard() })
  /**
   * One case with nothing else in flight; whether it was charged. It is charged with what breaks on a process that has
   * done nothing before: elsewhere that may come of what went before, so that the case runs once more on a fresh one. Its
   * answer counts when the exchange is over, since more may follow it than should.
   */
  const runAlone = async (subject: Case): Promise<boolean> => {
    let before: UnchargedBreakdown | undefined
    for (;;) {
      const wasFresh = implementation.isFresh
      const connection = await implementation.use()
      const answers: CaseResult[] = []
      const settle = (...answer: Parameters<typeof judged>) => answers.push(judged(...answer))
      directories.make(subject)
      const outcome = await connection.exchange([subject], directories, 1, timeout, settle, () => undefined, signal)
      if (outcome.ended !== 'broken') {
        answers.forEach(report)
        if (before) options.onBreakdown?.(before)
        return false
      }
      const breakdown = breakdownOf(outcome)
      if (wasFresh) {
        report({ subject, differences: [], ...breakdown })
        return true
      }
      before = { ...breakdown, inFlight: [subject] }
    }
  }
  // what nobody can run any more has crashed with the process that does not come back
  const giveUp = (failure: ConnectionFailure, subjects: readonly Case[]) => {
    const reason = `the process could not be started again: ${failure.message}`
    const lost = (subject: Case) => report({ subject, state: 'crash', differences: [], reason, stderr: failure.stderr })
    subjects.forEach(lost)
    for (let subject = next(); subject; subject = next()) lost(subject)
  }
  const left: Case[] = []
  try {
    for (let first = next(); first && !signal?.aborted; first = next()) {
      left.push(first)
      const connection = await implementation.use()
      left.pop()
      const settle = (...answer: Parameters<typeof judged>) => report(judged(...answer))
      const outcome = await connection.exchange([first], directories, window, timeout, settle, next, signal)
      if (outcome.ended !== 'broken') break
      const breakdown = breakdownOf(outcome)
      let isCharged = false
      left.push(...outcome.inFlight)
      for (let subject = left[0]; subject && !signal?.aborted; subject = left[0]) {
        if (await runAlone(subject)) isCharged = true
        left.shift()
      }
      if (!isCharged && !signal?.aborted) options.onBreakdown?.({ ...breakdown, inFlight: outcome.inFlight })
    }
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error
    giveUp(error, left)
  } finally {
    implementation.stop()
    directories.close()
  }
  return hello
}

const states: Readonly<Record<Breakdown['how'], UnchargedBreakdown['state']>> = {
  crash: 'crash',
  timeout: 'timeout',
  garbage: 'error',
}
