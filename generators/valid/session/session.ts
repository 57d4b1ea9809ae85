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

/** What most logs of a harness are about. */
const work = ['assistant-message', 'tool-call', 'tool-result', 'step-end', 'step-start', 'turn-end']

/** What else a log can be about: steps of which one makes room for the next. */
const topics: readonly (readonly string[])[] = [
  turns.map(({ id }) => id),
  ['assistant-message', 'step-end', ...tools.map(({ id }) => id)],
  ['assistant-message', 'tool-call', 'tool-result', 'tool-result-failed', 'rewritten-result'],
  ['request-header', 'assistant-attempt', 'llm-retry', 'llm-retry-started'],
  dispatches.map(({ id }) => id),
  ['user-message', ...compactions.map(({ id }) => id)],
  ['user-message', 'system-message', 'new-system-prompt', 'replacement', 'rewritten-result'],
  ['request-header', 'developer-message'],
  ['image-message', 'image-offload'],
  ['user-message', 'session-title', 'title-request'],
  ['command-run', 'command-done'],
  ['end-seed', 'delivery', 'catalog', 'inbox'],
  ['team-message', 'fact', 'unknown', 'inbox'],
]

/**
 * A whole Session of V3 or V4, as a harness leaves it: it may end anywhere. Types that are installed beside those of the
 * format are used without a mark; a log that is old is one that is only converted.
 */
export function makeLog(
  draw: Draw,
  format: 3 | 4,
  { installed = [], isOld = false }: Partial<Pick<SessionLog, 'installed' | 'isOld'>> = {},
): SessionLog {
  const most = draw.of([6, 12, 20, 40])
  const log = new SessionLog(draw, format, makeHeader(draw, format, isOld))
  log.installed = installed
  log.isOld = isOld
  // most logs begin with what a harness does first; some with something else
  if (draw.chance(3, 4))
    for (const id of ['turn-start', 'step-start', ...draw.some(['system-message', 'request-header'])]) take(log, id)
  const length = draw.chance(1, 8) ? draw.below(3) : draw.between(Math.ceil(most / 3), most)
  const likings = likingsOf(draw)
  for (let count = 0; count < length; count++) {
    const possible = likings.filter(([, step]) => step.may(log))
    draw.weighted(possible).write(log)
  }
  if (log.header.isSeeded === true && log.cut === 0) take(log, 'end-seed')
  return log
}

/**
 * How often one log does each step: more of some than the next log does, and most of all of what it is about. A log of
 * retries, or of compactions, gets further in them than one that does a little of everything ("swarm testing").
 */
function likingsOf(draw: Draw): (readonly [weight: number, step: Step])[] {
  const topic = draw.weighted([
    [3, draw.of(topics)],
    [1, work],
    [1, []],
  ] as const)
  return steps.map((step) => [step.weight * draw.of([1, 1, 2, 4, 12]) * (topic.includes(step.id) ? 30 : 1), step])
}

function take(log: SessionLog, id: string): void {
  const step = steps.find((it) => it.id === id)
  if (step?.may(log)) step.write(log)
}

/** Delivery markers of a log that is converted name the Session, which an empty id cannot. */
function makeHeader(draw: Draw, format: number, isOld: boolean): JsonObject {
  return {
    type: 'session',
    version: format,
    id: draw.of(['s', '会话', word(draw), isOld ? 's' : '']),
    createdAt: count(draw),
    isSeeded: draw.chance(1, 4),
    delegationDepth: count(draw),
    ...draw.maybe('cwd', () => draw.of(['/', '/work', '/工作'])),
    ...(draw.chance(1, 5) ? { parentSession: text(draw) } : {}),
    ...(draw.chance(1, 5) ? { origin: 'subagent' } : {}),
    ...(draw.chance(1, 5) ? { agentPreset: text(draw) } : {}),
  }
}
