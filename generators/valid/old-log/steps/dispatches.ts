import type { LogWriter } from '../log-writer.js'
import { content } from '../parts/content.js'
import { anyJson } from '../parts/json.js'
import { name } from '../parts/texts.js'
import { inTurn, type Step } from '../step.js'

/** Calls that a program makes while it runs as a tool: each has a root, and a parent, which may be another of them. */
export const dispatchSteps: readonly Step[] = [
  { weight: 7, isPossible: inTurn, write: start },
  { weight: 10, isPossible: (log) => inTurn(log) && log.state.unsettled.length > 0, write: settle },
]

function start(log: LogWriter): void {
  const { draw, state } = log
  const parent = state.started.length > 0 && draw.chance(1, 2) ? draw.of(state.started) : undefined
  const rootCallId = parent?.rootCallId ?? draw.of([...state.calls, { id: 'no-call-of-the-log' }]).id
  const dispatched = {
    rootCallId,
    parentCallId: parent?.subCallId ?? rootCallId,
    subCallId: log.id('sub'),
    name: name(draw),
    arguments: anyJson(draw),
  }
  state.started.push(dispatched)
  state.unsettled.push(dispatched)
  log.log('tool/code-dispatch-start', dispatched)
}

function settle(log: LogWriter): void {
  const { draw, state } = log
  const dispatched = draw.of(state.unsettled)
  state.unsettled.splice(state.unsettled.indexOf(dispatched), 1)
  log.log('tool/code-dispatch', { ...dispatched, isError: draw.chance(1, 3), content: content(draw) })
}
