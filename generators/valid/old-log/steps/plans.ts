import type { Draw } from '../../../draw.js'
import { count, name, positive, text } from '../parts/texts.js'
import { fact, type Step } from '../step.js'

/** What is still to be done: goals, lists, and prompts for later. */
export const planSteps: readonly Step[] = [
  fact(3, 'goal/change', ({ draw }) => goalChange(draw)),
  fact(1, 'todo/write', ({ draw }) => ({
    todos: draw.list(2, () => ({
      content: text(draw),
      status: draw.of(['pending', 'in_progress', 'completed']),
    })),
  })),
  fact(6, 'schedule/change', ({ draw }) => scheduleChange(draw)),
]

function goalChange(draw: Draw): object {
  const change = { kind: 'goal/change', version: 1 }
  if (draw.chance(1, 4)) {
    const cleared = { id: name(draw), revision: positive(draw) }
    return { ...change, operation: 'clear', cleared, clearedAt: count(draw) }
  }
  return {
    ...change,
    operation: draw.of(['create', 'edit', 'pause', 'resume', 'complete', 'block']),
    goal: goal(draw),
    roundsStarted: count(draw),
    createdAt: count(draw),
    updatedAt: count(draw),
  }
}

function goal(draw: Draw): object {
  const phase = draw.of(['active', 'paused', 'blocked', 'complete'])
  return {
    id: name(draw),
    revision: positive(draw),
    objective: name(draw),
    phase,
    maxGoalRounds: positive(draw),
    ...(phase === 'blocked' ? { blockedReason: { code: 'WAITS', message: name(draw) } } : {}),
  }
}

const instants = ['2026-11-30T08:00:00.000Z', '0001-01-01T00:00:00.000Z', '2028-02-29T23:59:59.999Z']
/** Texts that have the shape of an instant, and are none. */
const noInstants = ['2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z']
const scheduleIds = ['s', 'schedule-1', '日程 一']

function scheduleChange(draw: Draw): object {
  const operation = draw.of(['create', 'create', 'delete', 'dispatch'])
  const change = { version: 1, operation }
  if (operation === 'create') return { ...change, schedule: schedule(draw) }
  const accepted = operation === 'dispatch' ? draw.maybe('acceptedAt', () => draw.of(instants)) : {}
  return { ...change, id: draw.of(scheduleIds), ...accepted }
}

function schedule(draw: Draw): object {
  const kind = draw.of(['after', 'at', 'every'])
  return {
    id: draw.of(scheduleIds),
    kind,
    prompt: draw.of([name(draw), ...noInstants]),
    scheduledAt: draw.of(instants),
    ...(kind === 'after' ? { afterSeconds: positive(draw) } : {}),
    ...(kind === 'every' ? { everySeconds: 300 + draw.below(3) } : {}),
  }
}
