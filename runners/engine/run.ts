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
  /** Hears each result before the next case is asked for, once nothing is in flight before it. */
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
  let connection = await connect(carrier, options.timeout)
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
  /** One case on a process of its own history: what fails here is charged to it. */
  const runAlone = async (subject: Case) => {
    const outcome = await connection.exchange([subject], 1, options.timeout, settle, () => undefined, options.signal)
    if (outcome.ended !== 'broken') return
    report({
      subject,
      state: states[outcome.how],
      differences: [],
      reason: outcome.reason,
      stderr: connection.stderr(),
    })
    connection = await restart(connection, carrier, options.timeout)
  }

  const next = (): Case | undefined => {
    for (let subject = source.next(); subject; subject = source.next()) {
      const missing = missingCapability(hello, subject.request)
      if (missing === undefined) return subject
      report({ subject, state: 'skipped', differences: [], reason: missing })
    }
    return undefined
  }
  try {
    for (;;) {
      const outcome = await connection.exchange([], window, options.timeout, settle, next, options.signal)
      if (outcome.ended !== 'broken') break
      connection = await restart(connection, carrier, options.timeout)
      for (const subject of outcome.inFlight) {
        if (options.signal?.aborted) break
        await runAlone(subject)
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
