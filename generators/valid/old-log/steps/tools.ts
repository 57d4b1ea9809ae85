import { ownPath } from '../../../../spec/reference/verdict.js'
import type { OpenCall } from '../log-state.js'
import type { LogWriter } from '../log-writer.js'
import { content, resultBlock } from '../parts/content.js'
import { anyJson } from '../parts/json.js'
import { count, name } from '../parts/texts.js'
import { inTurn, type Step } from '../step.js'

/** Calls are started and settled, in any order; a result may be rewritten later. */
export const toolSteps: readonly Step[] = [
  { weight: 50, isPossible: ({ state }) => state.calls.some(({ isStarted }) => !isStarted), write: start },
  { weight: 60, isPossible: ({ state }) => state.calls.some(({ isStarted }) => isStarted), write: settle },
  { weight: 9, isPossible: ({ state }) => state.calls.some(({ isStarted }) => !isStarted), write: repair },
  { weight: 12, isPossible: (log) => inTurn(log) && resultNodes(log).length > 0, write: rewrite },
]

const notStarted =
  'The tool call was interrupted before the Harness recorded it as started. Retry it if it is still needed.'

function start(log: LogWriter): void {
  const { draw, state } = log
  const call = draw.of(state.calls.filter(({ isStarted }) => !isStarted))
  call.isStarted = true
  const { id: callId, name, arguments: given } = call
  log.log('tool/call', { turn: state.turn, step: state.step, callId, name, arguments: given })
}

function settle(log: LogWriter): void {
  const { draw, state } = log
  const call = taken(log, (it) => it.isStarted)
  const result = draw.chance(1, 3) ? failed(log, call.id) : done(log, call.id)
  const sources = draw.chance(1, 4) ? log.earlier() : undefined
  log.append('tool/result', { turn: state.turn, step: state.step, ...result }, sources)
}

/** The result of a call that a harness had not started when it stopped. */
function repair(log: LogWriter): void {
  const { draw, state } = log
  const { id: callId } = taken(log, (it) => !it.isStarted)
  const content = [repairBlock(callId, notStarted)]
  const message = { id: repairId(log, callId), role: 'user', source: { kind: 'tool', callId }, content }
  const error = { name: 'ToolNotStartedError', code: 'TOOL_NOT_STARTED' }
  log.append('tool/result', { turn: state.turn, step: state.step, message, error, ...draw.maybe('meta', () => null) })
}

function repairBlock(toolCallId: string, text: string): object {
  return { type: 'tool-result', toolCallId, content: [{ type: 'text', text }], isError: true }
}

/** The number need not be that of the event. */
function repairId(log: LogWriter, callId: string): string {
  return `interrupted-tool-result-${callId}-${log.draw.of([log.seq, 0, count(log.draw)])}`
}

function done(log: LogWriter, callId: string): object {
  const { draw } = log
  return { message: resultMessage(log, callId, draw.of([undefined, false, true])), ...meta(log) }
}

/** A result with an error is flagged. One with the code of a repair has its id, whether the call was started or not. */
function failed(log: LogWriter, callId: string): object {
  const { draw } = log
  const isRepair = draw.chance(1, 5)
  const id = isRepair ? repairId(log, callId) : undefined
  const error = { name: name(draw), code: isRepair ? 'TOOL_NOT_STARTED' : draw.of(['FAILED', '失败']) }
  return { message: resultMessage(log, callId, true, id), error, ...meta(log) }
}

function meta({ draw }: LogWriter): object {
  return draw.maybe('meta', () => anyJson(draw))
}

function resultMessage(log: LogWriter, callId: string, isError?: boolean, id = log.id('result')): object {
  const { draw } = log
  const block = resultBlock(draw, callId, content(draw), isError)
  return { id, role: 'user', source: { kind: 'tool', callId }, content: [block] }
}

/** Takes an open call of some sort out of those that are open. */
function taken({ draw, state }: LogWriter, isMeant: (call: OpenCall) => boolean): OpenCall {
  const call = draw.of(state.calls.filter(isMeant))
  state.calls.splice(state.calls.indexOf(call), 1)
  state.settled.push(call)
  return call
}

function resultNodes({ events, surface }: LogWriter): number[] {
  return surface.filter((seq) => events[seq]?.type === 'tool/result')
}

/** Puts a shorter result in the place of one, or of several nodes. It is not held to the step that is open. */
function rewrite(log: LogWriter): void {
  const { draw, state } = log
  const node = draw.of(resultNodes(log))
  const nodes = draw.chance(4, 5) ? [node] : log.span(3)
  const callId = draw.chance(4, 5) ? callOf(log, node) : 'another'
  const place = { turn: state.turn, step: draw.below(state.steps + 1) }
  log.replace('tool/result', { ...place, ...done(log, callId) }, nodes)
}

function callOf({ events }: LogWriter, seq: number): string {
  return String(ownPath(events[seq], 'data', 'message', 'source', 'callId'))
}
