import type { Draw } from '../../../draw.js'
import { text, word } from '../../content.js'
import { userMessage } from '../messages.js'
import type { Step } from '../session-log.js'

/** Turns and steps. Notes 0007, Turns and steps, and 0012. */
export const turns: readonly Step[] = [
  {
    id: 'turn-start',
    weight: 30,
    may: ({ turn, compaction }) => turn.open === undefined && !compaction,
    write: (log) => {
      log.turn.open = log.turn.last + 1
      log.step.last = 0
      log.write('turn/start', { turn: log.turn.open })
    },
  },
  {
    id: 'turn-end',
    weight: 30,
    may: ({ turn, step, compaction }) => turn.open !== undefined && step.open === undefined && !compaction,
    write: (log) => {
      log.write('turn/end', { turn: log.turn.open, ...endReason(log.draw) })
      log.turn.last = log.turn.open as number
      log.turn.open = undefined
    },
  },
  {
    // what was broken off, before somebody said what comes next: the edge to V4 ends that turn
    id: 'turn-interrupted',
    weight: 6,
    may: ({ turn, step, compaction, format, isOld }) =>
      isOld && format === 3 && turn.open !== undefined && step.open === undefined && !compaction,
    write: (log) => {
      const inserted = [userMessage(log, { kind: 'user' })]
      log.write('agent/inbox/spliced', { target: 'next-turn', start: 0, inserted })
      log.turn.open = (log.turn.open as number) + 1
      log.turn.last = log.turn.open - 1
      log.step.last = 0
      log.write('turn/start', { turn: log.turn.open })
    },
  },
  {
    id: 'step-start',
    weight: 30,
    may: ({ turn, step }) => turn.open !== undefined && step.open === undefined,
    write: (log) => {
      log.step.open = log.step.last + 1
      log.write('step/start', log.place)
    },
  },
  {
    id: 'step-end',
    weight: 24,
    may: ({ step, calls }) => step.open !== undefined && calls.length === 0,
    write: (log) => {
      log.write('step/end', log.place)
      log.step.last = log.step.open as number
      log.step.open = undefined
    },
  },
]

function endReason(draw: Draw): object {
  const failure = () => ({
    ...{ code: word(draw), message: word(draw), name: word(draw) },
    ...draw.maybe('status', () => draw.of([400, 429, 503])),
    ...draw.maybe('providerRetryAfterMs', () => draw.between(1, 60_000)),
    ...draw.maybe('requestId', () => word(draw)),
  })
  return draw.weighted<() => object>([
    [4, () => ({ reason: { kind: 'completed' } })],
    [1, () => ({ reason: { kind: 'aborted', reason: { kind: draw.of(['user', 'parent', 'disposed', 'legacy']) } } })],
    [1, () => ({ reason: { kind: 'aborted', reason: { kind: 'hook', reason: text(draw) } } })],
    [1, () => ({ reason: { kind: 'error', error: failure() } })],
    [1, () => ({ reason: { kind: 'acme-reason' } })],
  ])()
}
