import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import type { Carrier } from '../carriers/carrier.js'
import { missingCapability } from '../engine/capabilities.js'
import type { Case } from '../engine/cases/expand.js'
import { judgeAnswer } from '../engine/classify.js'
import { ConnectionFailure } from '../engine/connection.js'
import { Directories } from '../engine/directories.js'
import { RestartableImplementation } from '../engine/restarts.js'
import type { CaseResult } from '../engine/result.js'
import type { Said } from './said.js'

const states = { crash: 'crash', timeout: 'timeout', garbage: 'error' } as const

/** Asks an implementation one case after the other, on a process that is kept. */
export class Asker {
  readonly #implementation: RestartableImplementation
  readonly #directories: Directories
  readonly #reports: ReadonlySet<string>

  private constructor(implementation: RestartableImplementation, directories: Directories) {
    this.#implementation = implementation
    this.#directories = directories
    this.#reports = new Set(implementation.hello.reports ?? [])
  }

  /** Throws {@link ConnectionFailure}. */
  static async start(carrier: Carrier, timeout: number): Promise<Asker> {
    const implementation = await RestartableImplementation.start(carrier, timeout)
    return new Asker(implementation, new Directories(await loadDecompressor()))
  }

  /**
   * What it says of a case. Where it breaks, that counts only of a process which was asked nothing before. Rejects with
   * a KitFault where the kit cannot do its own part.
   */
  async ask(subject: Case): Promise<Said> {
    const result = await this.#ask(subject)
    return { result, reports: this.#reports }
  }

  stop(): void {
    this.#implementation.stop()
    this.#directories.close()
  }

  async #ask(subject: Case): Promise<CaseResult> {
    const { hello, timeout } = this.#implementation
    const missing = missingCapability(hello, subject) ?? this.#directories.make(subject)
    if (missing !== undefined) return { subject, state: 'skipped', differences: [], reason: missing }
    try {
      for (;;) {
        const wasFresh = this.#implementation.isFresh
        const connection = await this.#implementation.use()
        let answered: CaseResult | undefined
        const settle = (_: Case, message: unknown) => {
          answered = judgeAnswer(subject, message, this.#reports, this.#directories.take(subject))
        }
        const none = () => undefined
        const ended = await connection.exchange([subject], this.#directories, 1, timeout, settle, none, undefined)
        if (ended.ended !== 'broken' && answered) return answered
        const stderr = this.#implementation.discard()
        if (ended.ended === 'broken' && wasFresh)
          return { subject, state: states[ended.how], differences: [], reason: ended.reason, stderr }
        this.#directories.make(subject)
      }
    } catch (error) {
      if (!(error instanceof ConnectionFailure)) throw error
      return { subject, state: 'crash', differences: [], reason: error.message, stderr: error.stderr }
    }
  }
}
