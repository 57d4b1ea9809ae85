/** Exit codes of every command. */
export const exitCode = {
  /** Everything is as it should be. */
  ok: 0,
  /** The thing that was looked at is at fault: a case failed, a log was refused, a note or a generated file is wrong. */
  failed: 1,
  /** The command could not do its work: bad arguments, an implementation that does not start, a file that cannot be read. */
  couldNotRun: 2,
  /** Ctrl-C. */
  interrupted: 130,
} as const

/** A message for a person, without a stack. */
export class CommandFault extends Error {
  constructor(
    message: string,
    readonly code: number = exitCode.couldNotRun,
  ) {
    super(message)
  }
}
