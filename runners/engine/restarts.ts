import type { Carrier } from '../carriers/carrier.js'
import type { HelloResponse } from '../protocol/types.js'
import { type Connection, ConnectionFailure, connect } from './connection.js'

/** An implementation that is started anew, when it is needed again, after it was discarded. */
export class RestartableImplementation {
  #connection: Connection | undefined
  #isFresh = true

  private constructor(
    readonly hello: HelloResponse,
    readonly carrier: Carrier,
    readonly timeout: number,
    first: Connection,
  ) {
    this.#connection = first
  }

  /** Throws {@link ConnectionFailure}. */
  static async start(carrier: Carrier, timeout: number): Promise<RestartableImplementation> {
    const first = await connect(carrier, timeout)
    return new RestartableImplementation(first.hello, carrier, timeout, first)
  }

  /** Whether what is asked next is the first thing that it is asked after hello. */
  get isFresh(): boolean {
    return this.#isFresh
  }

  /** The connection, to ask something. Throws {@link ConnectionFailure} when it cannot be started again. */
  async use(): Promise<Connection> {
    this.#connection ??= await connectAgain(this.carrier, this.timeout)
    this.#isFresh = false
    return this.#connection
  }

  /** Ends it now. The end of what it wrote to stderr. */
  discard(): string {
    const stderr = this.#connection?.stderr() ?? ''
    this.#connection?.kill()
    this.#connection = undefined
    this.#isFresh = true
    return stderr
  }

  stop(): void {
    this.#connection?.stop()
  }
}

/** A start that fails is tried a few times: a crash may leave a port or a lock behind for a moment. */
async function connectAgain(carrier: Carrier, timeout: number): Promise<Connection> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connect(carrier, timeout)
    } catch (error) {
      if (!(error instanceof ConnectionFailure) || attempt === 3) throw error
      await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
    }
  }
}
