import type { Draw } from '../../../draw.js'
import type { LogWriter } from '../log-writer.js'
import { anyObject } from '../parts/json.js'
import { name, text } from '../parts/texts.js'
import { inTurn, type Step } from '../step.js'
import { failure } from './failure.js'

/** Turns and the steps in them begin and end; nothing ends that holds an open call or an open compaction. */
export const turnSteps: readonly Step[] = [
  { weight: 60, isPossible: ({ state }) => state.turn === undefined && !state.compaction, write: startTurn },
  { weight: 30, isPossible: canEndTurn, write: endTurn },
  { weight: 70, isPossible: (log) => inTurn(log) && log.state.step === undefined, write: startStep },
  { weight: 18, isPossible: ({ state }) => state.step !== undefined && state.calls.length === 0, write: endStep },
]

export function startTurn(log: LogWriter): void {
  const { state } = log
  state.turn = ++state.turns
  state.steps = 0
  log.log('turn/start', { turn: state.turn })
}

export function canEndTurn({ state }: LogWriter): boolean {
  return state.turn !== undefined && state.step === undefined && !state.compaction
}

export function endTurn(log: LogWriter): void {
  log.log('turn/end', { turn: log.state.turn, reason: endReason(log.draw) })
  log.state.turn = undefined
}

export function startStep(log: LogWriter): void {
  const { state } = log
  state.step = ++state.steps
  log.log('step/start', { turn: state.turn, step: state.step })
  state.hasStepped = true
}

function endStep(log: LogWriter): void {
  const { turn, step } = log.state
  log.log('step/end', { turn, step })
  log.state.step = undefined
}

/** Why a turn ended. Of a kind that is not known the other members are anything. */
function endReason(draw: Draw): object {
  return draw.weighted<() => object>([
    [4, () => ({ kind: draw.of(['completed', 'blocked', 'max-tokens', 'interrupted']) })],
    [3, () => ({ kind: 'aborted', reason: abortCause(draw) })],
    [2, () => ({ kind: 'error', error: failure(draw) })],
    [1, () => ({ ...anyObject(draw), kind: `own-${name(draw)}` })],
  ])()
}

function abortCause(draw: Draw): object {
  const kind = draw.of(['user', 'parent', 'disposed', 'legacy', 'hook'])
  return kind === 'hook' ? { kind, reason: text(draw) } : { kind }
}
