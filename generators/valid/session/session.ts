import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { count, text, word } from '../content.js'
import { SessionLog, type Step } from './session-log.js'
import { answers } from './steps/answers.js'
import { compactions } from './steps/compactions.js'
import { dispatches } from './steps/dispatches.js'
import { facts } from './steps/facts.js'
import { messages } from './steps/messages.js'
import { requests } from './steps/requests.js'
import { seeds } from './steps/seeds.js'
import { tools } from './steps/tools.js'
import { turns } from './steps/turns.js'

/** All that a harness does, in no order: what may come next is said by each step. */
export const steps: readonly Step[] = [
  ...[...turns, ...requests, ...messages, ...answers, ...tools],
  ...[...dispatches, ...compactions, ...seeds, ...facts],
]

/** A whole Session of V3 or V4, as a harness leaves it: it may end anywhere. */
export function makeLog(draw: Draw, format: 3 | 4, most = 40): SessionLog {
  const log = new SessionLog(draw, format, makeHeader(draw, format))
  // most logs begin with what a harness does first; some with something else
  if (draw.chance(3, 4))
    for (const id of ['turn-start', 'step-start', 'system-message', 'request-header']) take(log, id)
  const length = draw.between(0, most)
  for (let count = 0; count < length; count++) {
    const possible = steps.filter((step) => step.may(log))
    draw.weighted(possible.map((step) => [step.weight, step] as const)).write(log)
  }
  if (log.header.isSeeded === true && log.cut === 0) take(log, 'end-seed')
  return log
}

function take(log: SessionLog, id: string): void {
  const step = steps.find((it) => it.id === id)
  if (step?.may(log)) step.write(log)
}

function makeHeader(draw: Draw, format: number): JsonObject {
  return {
    type: 'session',
    version: format,
    id: draw.of(['s', '会话', word(draw)]),
    createdAt: count(draw),
    isSeeded: draw.chance(1, 4),
    delegationDepth: count(draw),
    ...draw.maybe('cwd', () => draw.of(['/', '/work', '/工作'])),
    ...(draw.chance(1, 5) ? { parentSession: text(draw) } : {}),
    ...(draw.chance(1, 5) ? { origin: 'subagent' } : {}),
    ...(draw.chance(1, 5) ? { agentPreset: text(draw) } : {}),
  }
}
