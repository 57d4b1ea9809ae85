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

/** Every step, as often as it weighs: to draw one is to draw a place in this list. */
function bagOf(steps: readonly Step[]): readonly Step[] {
  return steps.flatMap((step) => Array.from({ length: step.weight }, () => step))
}

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
const bag = bagOf(steps)
const restartingBag = bagOf([...steps, ...restartSteps])

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
  return written(draw, bag)
}

/**
 * A log of a harness that stopped in the middle of turns and went on with the next: the edge from V3 ends such a turn
 * (note 0018), so that the log goes over to V4 in one migration, and not to V3.
 */
export function restartedLog(draw: Draw): Session {
  return written(draw, restartingBag)
}

function written(draw: Draw, bag: readonly Step[]): Session {
  const log = new LogWriter(draw, oldHeader(draw))
  const steps = draw.between(...draw.weighted(lengths))
  for (let count = 0; count < steps; count++) next(log, bag).write(log)
  if (log.header.isSeeded && !log.state.isMarked) mark(log)
  return { header: { ...log.header }, events: log.events, inheritedEventCount: cutOf(log) }
}

/** Something that can be done now. There is always something: facts stand anywhere. */
function next(log: LogWriter, bag: readonly Step[]): Step {
  let step = log.draw.of(bag)
  while (!step.isPossible(log)) step = log.draw.of(bag)
  return step
}

/** The number of the last marker of the inherited part. */
function cutOf({ events }: LogWriter): number {
  const cut = events.findLastIndex(({ data }) => (data as { readonly inherited?: true }).inherited === true)
  return Math.max(cut, 0)
}
