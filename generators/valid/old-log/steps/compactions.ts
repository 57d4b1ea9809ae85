import type { OpenCompaction } from '../log-state.js'
import type { LogWriter } from '../log-writer.js'
import { block, content } from '../parts/content.js'
import { compactSource } from '../parts/sources.js'
import { count, name } from '../parts/texts.js'
import type { Step } from '../step.js'
import { usage } from './answers.js'
import { userMessage } from './messages.js'
import { canEndTurn, endTurn } from './turns.js'

/** A compaction says what it shadows and what it makes of that, and puts a checkpoint there; a prune only says it. */
export const compactionSteps: readonly Step[] = [
  { weight: 7, isPossible: ({ state }) => !state.compaction, write: start },
  { weight: 60, isPossible: (log) => canSummarise(log), write: summarise },
  { weight: 60, isPossible: (log) => checkpointNodes(log).length > 0, write: checkpoint },
  { weight: 20, isPossible: ({ state }) => state.compaction?.summary !== undefined, write: (log) => end(log) },
  { weight: 6, isPossible: ({ state }) => state.compaction !== undefined, write: (log) => end(log, 'failed') },
  { weight: 3, isPossible: ({ state }) => !state.compaction, write: abandon },
  { weight: 6, isPossible: ({ surface }) => surface.length > 0, write: prune },
]

function start(log: LogWriter): void {
  const { draw, state } = log
  const command = draw.chance(1, 2) ? { sourceCommandId: state.commands.at(-1) ?? 'command-of-another-log' } : {}
  const owner = { compactionId: draw.chance(1, 8) ? 'again' : log.id('compaction'), ...command }
  const turn = state.turn ?? null
  state.compaction = { owner, turn }
  log.log('compaction/start', { ...owner, turn })
}

function canSummarise({ state, surface }: LogWriter): boolean {
  return state.compaction !== undefined && !state.compaction.summary && surface.length > 0
}

function summarise(log: LogWriter): void {
  const { draw, state } = log
  const compaction = state.compaction as OpenCompaction
  const nodes = log.span(8)
  compaction.summary = nodes
  const call = draw.of([{}, { rawOutput: content(draw) }, { rawOutput: [block(draw)], llmStreamCall: true }])
  log.log('compaction/summary', {
    ...compaction.owner,
    summary: content(draw),
    ...shadowed(log, nodes),
    provider: name(draw),
    model: name(draw),
    ...draw.maybe('maxTokens', () => count(draw)),
    ...draw.maybe('usage', () => usage(draw)),
    ...call,
  })
}

function shadowed({ draw }: LogWriter, shadowedSeqs: readonly number[]): object {
  const shadowedRange = { start: shadowedSeqs[0], end: shadowedSeqs.at(-1) }
  return { shadowedRange, shadowedSeqs, shadowedTokenCount: count(draw) }
}

/** What was summarised, as long as it stands on the surface as it stood. */
function checkpointNodes({ state, surface }: LogWriter): readonly number[] {
  const nodes = state.compaction?.summary ?? []
  const at = nodes.length === 0 ? -1 : surface.indexOf(nodes[0] as number)
  return at >= 0 && nodes.every((seq, index) => surface[at + index] === seq) ? nodes : []
}

function checkpoint(log: LogWriter): void {
  const { owner } = log.state.compaction as OpenCompaction
  log.replace('user/message', userMessage(log, compactSource(owner)), checkpointNodes(log))
}

function end(log: LogWriter, error?: string): void {
  const { owner, turn } = log.state.compaction as OpenCompaction
  log.log('compaction/end', { ...owner, turn, ...(error === undefined ? {} : { error }) })
  log.state.compaction = undefined
}

/** A compaction whose writer is gone: the end of a seed drops it, and its turn may have ended in between. */
function abandon(log: LogWriter): void {
  start(log)
  log.state.compaction = undefined
  if (canEndTurn(log) && log.draw.chance(1, 2)) endTurn(log)
  log.log('session/end-seed', {})
}

function prune(log: LogWriter): void {
  log.log('compaction/prune', shadowed(log, log.span(4)))
}
