import type { Carrier } from '../carriers/carrier.js'
import type { HelloResponse } from '../protocol/types.js'
import { missingCapability } from './capabilities.js'
import type { Case } from './cases/expand.js'
import { judgeAnswer } from './classify.js'
import { type Breakdown, type Connection, ConnectionFailure, connect } from './connection.js'
import type { CaseResult, State } from './result.js'

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
  readonly signal?: AbortSignal
}

/**
 * Runs cases against an implementation until the source ends. Rejects with {@link ConnectionFailure} when the
 * implementation cannot be started at all; whatever happens later is the result of a case.
 */
export async function run(source: CaseSource, carrier: Carrier, options: RunOptions): Promise<HelloResponse> {
  const { timeout, signal } = options
  let connection = await connect(carrier, timeout)
  const hello = connection.hello
  const reports = new Set(hello.reports ?? [])
  const window = Math.max(1, Math.min(options.window, hello.window ?? options.window))

  const report = (result: CaseResult) => {
    source.heard?.(result)
    options.onResult(result)
  }
  const settle = (subject: Case, message: unknown, milliseconds: number) => {
    report({ ...judgeAnswer(subject, message, reports), milliseconds })
  }
  const next = (): Case | undefined => {
    for (let subject = source.next(); subject; subject = source.next()) {
      const missing = missingCapability(hello, subject.request)
      if (missing === undefined) return subject
      report({ subject, state: 'skipped', differences: [], reason: missing })
    }
    return undefined
  }
  /** One case on a process of its own history: what fails here is charged to it. */
  const runAlone = async (subject: Case) => {
    const outcome = await connection.exchange([subject], 1, timeout, settle, () => undefined, signal)
    if (outcome.ended !== 'broken') return
    const { how, reason } = outcome
    report({ subject, state: states[how], differences: [], reason, stderr: connection.stderr() })
    connection = await restart(connection, carrier, timeout)
  }
  // what nobody can run any more has crashed with the process that does not come back
  const giveUp = (failure: ConnectionFailure, subjects: readonly Case[]) => {
    const reason = `the process could not be started again: ${failure.message}`
    const lost = (subject: Case) => report({ subject, state: 'crash', differences: [], reason, stderr: failure.stderr })
    subjects.forEach(lost)
    for (let subject = next(); subject; subject = next()) lost(subject)
  }
  try {
    for (;;) {
      const outcome = await connection.exchange([], window, timeout, settle, next, signal)
      if (outcome.ended !== 'broken') break
      const suspects = [...outcome.inFlight]
      try {
        connection = await restart(connection, carrier, timeout)
        for (let subject = suspects.shift(); subject && !signal?.aborted; subject = suspects.shift()) {
          await runAlone(subject)
        }
      } catch (error) {
        if (!(error instanceof ConnectionFailure)) throw error
        giveUp(error, suspects)
        break
      }
    }
  } finally {
    connection.stop()
  }
  return hello
}

const states: Readonly<Record<Breakdown['how'], State>> = { crash: 'crash', timeout: 'timeout', garbage: 'error' }

/** A fresh process. A start that fails is tried a few times: a crash may leave a port or a lock behind for a moment. */
async function restart(old: Connection, carrier: Carrier, timeout: number): Promise<Connection> {
  old.kill()
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect(carrier, timeout)
    } catch (error) {
      if (!(error instanceof ConnectionFailure) || attempt === 3) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
    }
  }
}
