import type { LogWriter } from './log-writer.js'

/** Something that a harness does next: one event, or some that belong together. */
export interface Step {
  /** How often it is done, among all that could be. */
  readonly weight: number
  readonly isPossible: (log: LogWriter) => boolean
  readonly write: (log: LogWriter) => void
}

export const always = (): boolean => true
export const inTurn = ({ state }: LogWriter): boolean => state.turn !== undefined
export const inStep = ({ state }: LogWriter): boolean => state.step !== undefined

/** A step that consists of one event beside the conversation, which can stand anywhere. */
export function fact(
  weight: number,
  type: string,
  data: (log: LogWriter) => object,
  isPossible: Step['isPossible'] = always,
): Step {
  return { weight, isPossible, write: (log) => void log.log(type, data(log)) }
}
