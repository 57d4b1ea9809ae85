import { madeId } from '../../../../spec/reference/migration/v2-v3/system/id.js'
import type { LogWriter } from '../log-writer.js'
import { anyObject } from '../parts/json.js'
import { personSource } from '../parts/sources.js'
import { name, positive, text } from '../parts/texts.js'
import { inStep, inTurn, type Step } from '../step.js'
import { userMessage } from './messages.js'

/** What is asked of a model: the header of a request, with the system prompt that V3 keeps elsewhere, and its context. */
export const requestSteps: readonly Step[] = [
  { weight: 10, isPossible: inStep, write: (log) => request(log, text(log.draw)) },
  { weight: 9, isPossible: inTurn, write: (log) => request(log, log.state.prompt) },
  { weight: 8, isPossible: inStep, write: foretell },
  { weight: 3, isPossible: inTurn, write: context },
]

/** A request with a prompt: one that differs from that of the last request has to be in a step. */
function request(log: LogWriter, prompt: string): void {
  const { draw, state } = log
  const config = {
    provider: draw.chance(3, 4) && state.provider !== undefined ? state.provider : name(draw),
    model: name(draw),
    ...draw.maybe('reasoningEffort', () => draw.of(['low', 'high'])),
    ...draw.maybe('temperature', () => draw.of([0, 0.7, -1])),
    ...draw.maybe('maxTokens', () => positive(draw)),
    ...draw.maybe('stop', () => draw.list(2, () => text(draw))),
  }
  const adapterDefaults = {
    ...('reasoningEffort' in config && draw.chance(1, 2) ? { reasoningEffort: true } : {}),
    ...('maxTokens' in config && draw.chance(1, 2) ? { maxTokens: true } : {}),
  }
  const tools = () => draw.list(2, () => ({ name: name(draw), description: text(draw), parameters: anyObject(draw) }))
  const header = {
    config,
    ...draw.maybe('tools', tools),
    ...draw.maybe('adapterDefaults', () => adapterDefaults),
    // without one the prompt is empty, which can be said as well
    ...(prompt !== '' || draw.chance(1, 2) ? { system: prompt } : {}),
  }
  const reason = draw.of(['initial', 'resume', 'change', 'series'])
  state.provider = config.provider
  state.prompt = prompt
  log.log('request/header', { header, reason, ...draw.maybe('startsSeries', () => true) })
}

/**
 * A request that keeps the prompt, and a message beside it that has the id which the edge would give to a system message
 * if the prompt changed.
 */
function foretell(log: LogWriter): void {
  const { draw, header, state } = log
  const isBefore = draw.chance(1, 2)
  const id = madeId({ header: { ...header } }, { seq: log.seq + Number(isBefore), type: 'request/header' })
  const inserted = [userMessage(log, personSource(draw), id)]
  const splice = () => log.log('agent/inbox/spliced', { target: 'next-step', start: 0, inserted })
  if (isBefore) splice()
  request(log, state.prompt)
  if (!isBefore) splice()
}

function context(log: LogWriter): void {
  const { draw } = log
  const window = draw.maybe('contextWindow', () => positive(draw))
  log.log('request/context', { provider: name(draw), model: name(draw), ...window })
}
