import type { Session } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { oldHeader } from './header.js'
import { LogWriter } from './log-writer.js'
import type { Step } from './step.js'
import { agentSteps } from './steps/agents.js'
import { answerSteps } from './steps/answers.js'
import { commandSteps } from './steps/commands.js'
import { compactionSteps } from './steps/compactions.js'
import { dispatchSteps } from './steps/dispatches.js'
import { messageSteps } from './steps/messages.js'
import { outsideSteps } from './steps/outside.js'
import { planSteps } from './steps/plans.js'
import { requestSteps } from './steps/requests.js'
import { restartSteps } from './steps/restarts.js'
import { retrySteps } from './steps/retries.js'
import { mark, seedSteps } from './steps/seeds.js'
import { settingSteps } from './steps/settings.js'
import { titleSteps } from './steps/titles.js'
import { toolSteps } from './steps/tools.js'
import { turnSteps } from './steps/turns.js'

const steps: readonly Step[] = [
  turnSteps,
  messageSteps,
  requestSteps,
  answerSteps,
  toolSteps,
  dispatchSteps,
  retrySteps,
  compactionSteps,
  titleSteps,
  commandSteps,
  seedSteps,
  settingSteps,
  planSteps,
  agentSteps,
  outsideSteps,
].flat()
/** What a log can be about: steps of which some make room for others. */
const topics: readonly (readonly Step[])[] = [
  turnSteps,
  [...answerSteps, ...toolSteps],
  [...answerSteps, ...toolSteps, ...turnSteps],
  [...requestSteps, ...retrySteps],
  dispatchSteps,
  [...messageSteps, ...compactionSteps],
  [...messageSteps, ...titleSteps],
  commandSteps,
  seedSteps,
  settingSteps,
  planSteps,
  agentSteps,
]
const restartingSteps = [...steps, ...restartSteps]

/** How many steps there are. */
const lengths: readonly (readonly [number, readonly [fewest: number, most: number]])[] = [
  [1, [0, 0]],
  [12, [1, 12]],
  [12, [8, 40]],
  [1, [60, 120]],
]

/**
 * A log of V2 as a harness writes it, which its codec reads, which goes over the edge to V3, and whose target the restorer
 * of V3 takes (notes 0015 and 0016). It may end anywhere. Most are short, some empty, few long.
 */
export function oldLog(draw: Draw): Session {
  return written(draw, steps)
}

/**
 * A log of a harness that stopped in the middle of turns and went on with the next: the edge from V3 ends such a turn
 * (note 0018), so that the log goes over to V4 in one migration, and not to V3.
 */
export function restartedLog(draw: Draw): Session {
  return written(draw, restartingSteps)
}

function written(draw: Draw, steps: readonly Step[]): Session {
  const log = new LogWriter(draw, oldHeader(draw))
  const length = draw.between(...draw.weighted(lengths))
  const topic = draw.chance(3, 4) ? draw.of(topics) : []
  // a log gets further in what it is about than one that does a little of everything
  const likings = steps.map((step) => [step.weight * (topic.includes(step) ? 30 : 1), step] as const)
  for (let count = 0; count < length; count++) next(log, likings).write(log)
  if (log.header.isSeeded && !log.state.isMarked) mark(log)
  return { header: { ...log.header }, events: log.events, inheritedEventCount: cutOf(log) }
}

/** Something that can be done now. There is always something: facts stand anywhere. */
function next(log: LogWriter, likings: readonly (readonly [weight: number, step: Step])[]): Step {
  return log.draw.weighted(likings.filter(([, step]) => step.isPossible(log)))
}

/** The number of the last marker of the inherited part. */
function cutOf({ events }: LogWriter): number {
  const cut = events.findLastIndex(({ data }) => (data as { readonly inherited?: true }).inherited === true)
  return Math.max(cut, 0)
}
