import type { Request } from '../protocol/types.js'

/** What a running implementation tells its runner. */
export interface Listener {
  /** A JSON value that the implementation sent. */
  message(value: unknown): void
  /** Something that is not a message of the protocol: text that is not JSON, a line that is too long. */
  garbage(description: string): void
  /** The process is gone; nothing follows. `reason` says how: an exit code, a signal, a start that failed. */
  exit(reason: string): void
}

/** One shape for every carrier, whether there is an operating-system process behind it or not. */
export interface ImplementationProcess {
  send(requests: readonly Request[]): void
  /** Ends it now. `exit` is not reported any more. */
  kill(): void
  /** The end of what it wrote to stderr, for people. */
  stderr(): string
}

/** How an implementation is reached. */
export interface Carrier {
  /** What a person would type to see it: the command line, the module. */
  readonly name: string
  /** May be called again after a crash; each call is a fresh implementation. */
  start(listener: Listener): ImplementationProcess
}
