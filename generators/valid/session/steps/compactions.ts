import type { JsonObject } from '../../../../spec/reference/verdict.js'
import { block, count, text, word } from '../../content.js'
import { userMessage } from '../messages.js'
import type { OpenCompaction, SessionLog, Step } from '../session-log.js'

/** Compactions, and summaries in the place of what they shadow. Notes 0007 and 0008. */
export const compactions: readonly Step[] = [
  {
    id: 'compaction-start',
    weight: 6,
    may: ({ compaction }) => compaction === undefined,
    write: (log) => {
      const { draw } = log
      const turn = log.turn.open ?? null
      const of = { compactionId: log.id('k'), ...(draw.chance(1, 3) ? { sourceCommandId: word(draw) } : {}) }
      log.write('compaction/start', { ...of, turn })
      log.compaction = { of, turn, isSummarised: false }
    },
  },
  {
    id: 'compaction-summary',
    weight: 45,
    may: (log) => log.compaction?.isSummarised === false && log.surface.length > log.free,
    write: (log) => {
      const open = log.compaction as OpenCompaction
      const { first, shadowed } = span(log)
      log.write('compaction/summary', { ...open.of, ...summary(log), ...shadowed })
      open.isSummarised = true
      if (!log.draw.chance(4, 5)) return
      const kind = log.format === 3 ? { kind: 'plugin', plugin: 'compact' } : { kind: 'compact-checkpoint' }
      log.replace('user/message', userMessage(log, { ...kind, ...open.of }), first, shadowed.shadowedSeqs.length)
    },
  },
  {
    id: 'compaction-prune',
    weight: 3,
    may: (log) => log.surface.length > log.free,
    write: (log) => void log.write('compaction/prune', span(log).shadowed),
  },
  {
    id: 'compaction-end',
    weight: 20,
    may: ({ compaction }) => compaction !== undefined,
    write: (log) => {
      const { of, turn, isSummarised } = log.compaction as OpenCompaction
      const error = isSummarised && log.draw.chance(4, 5) ? {} : { error: text(log.draw) }
      log.write('compaction/end', { ...of, turn, ...error })
      log.compaction = undefined
    },
  },
]

/** Neighbours on the surface behind the protected head. */
function span(log: SessionLog) {
  const { draw, free, surface } = log
  const first = draw.between(free, surface.length - 1)
  const shadowedSeqs = surface.slice(first, draw.between(first + 1, surface.length))
  const shadowedRange = { start: shadowedSeqs[0], end: shadowedSeqs.at(-1) }
  return { first, shadowed: { shadowedRange, shadowedSeqs, shadowedTokenCount: count(draw) } }
}

function summary({ draw }: SessionLog): JsonObject {
  const raw = draw.chance(1, 3) ? { rawOutput: [block(draw)], ...draw.maybe('llmStreamCall', () => true) } : {}
  const usage = { inputTokens: count(draw), outputTokens: count(draw), ...draw.maybe('totalTokens', () => count(draw)) }
  return {
    summary: draw.list(2, () => block(draw)),
    provider: word(draw),
    model: word(draw),
    ...raw,
    ...draw.maybe('usage', () => usage),
    ...draw.maybe('maxTokens', () => count(draw)),
  }
}
