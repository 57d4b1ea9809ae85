import type { Draw } from '../../../draw.js'
import type { LogWriter } from '../log-writer.js'
import { type Block, block, callArguments, reasoningBlock, textBlock } from '../parts/content.js'
import { modelSource } from '../parts/sources.js'
import { stream } from '../parts/streams.js'
import { count, name } from '../parts/texts.js'
import { inStep, type Step } from '../step.js'

/** What a model answers, with the calls that it asks for, and attempts at an answer that came to nothing. */
export const answerSteps: readonly Step[] = [
  { weight: 34, isPossible: inStep, write: answer },
  { weight: 4, isPossible: inStep, write: attempt },
]

function answer(log: LogWriter): void {
  const { draw, state, time } = log
  const calls = draw.list(2, () => advertise(log))
  const spoken = draw.list(2, () => draw.of([textBlock, textBlock, reasoningBlock, block])(draw))
  const content = calls.length > 0 || draw.chance(4, 5) ? [...spoken.filter(isSpoken), ...calls] : []
  const source = modelSource(draw, state.provider ?? name(draw), name(draw))
  log.append('assistant/message', {
    turn: state.turn,
    step: state.step,
    message: { id: log.id('answer'), role: 'assistant', source, content },
    stream: stream(draw, time),
    ...draw.maybe('usage', () => usage(draw)),
    ...(draw.chance(1, 8) ? { interrupted: true } : {}),
  })
}

/** A block that asks for a call would have to be answered. */
function isSpoken({ type }: Block): boolean {
  return type !== 'tool-call'
}

/** A call that is asked for, under a new id or one whose call was settled. */
function advertise(log: LogWriter): Block {
  const { draw, state } = log
  const isFree = (id: string) => state.calls.every((call) => call.id !== id)
  const known = state.settled.filter(({ id }) => isFree(id))
  const id = known.length > 0 && draw.chance(1, 4) ? draw.of(known).id : log.id('call')
  const call = { id, name: name(draw), arguments: callArguments(draw) }
  state.calls.push({ ...call, isStarted: false })
  return { type: 'tool-call', ...call }
}

function attempt(log: LogWriter): void {
  const { draw, state, time } = log
  log.log('assistant/attempt', { turn: state.turn, step: state.step, stream: stream(draw, time) })
}

export function usage(draw: Draw): object {
  return {
    inputTokens: count(draw),
    outputTokens: count(draw),
    ...draw.maybe('totalTokens', () => count(draw)),
    ...draw.maybe('cacheReadTokens', () => count(draw)),
    ...draw.maybe('cacheWriteTokens', () => count(draw)),
    ...draw.maybe('reasoningTokens', () => count(draw)),
  }
}
