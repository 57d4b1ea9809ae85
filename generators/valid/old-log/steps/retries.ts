import type { RetryChain } from '../log-state.js'
import type { LogWriter } from '../log-writer.js'
import { inTurn, type Step } from '../step.js'
import { failure } from './failure.js'

/** A request that failed is to be made again, and is. */
export const retrySteps: readonly Step[] = [
  { weight: 12, isPossible: (log) => inTurn(log) && log.state.provider !== undefined, write: schedule },
  { weight: 8, isPossible: ({ state }) => state.scheduled.length > 0, write: start },
]

/** The next retry of the chain of this turn, step, provider and policy. */
function schedule(log: LogWriter): void {
  const { draw, state } = log
  const place = { turn: state.turn as number, step: state.step ?? state.steps, provider: state.provider as string }
  const policyKey = draw.of(['default', 'default', '限速'])
  const key = JSON.stringify([place, policyKey])
  const chain = nextOf(log, state.chains.get(key))
  const { retryId, retry, maxRetries } = chain
  state.chains.set(key, chain)
  state.scheduled.push({ retryId, turn: place.turn, step: place.step, retry })
  const mode = draw.chance(2, 3) ? { mode: 'normal', maxRetries } : { mode: 'always' }
  const delayMs = draw.of([0, 0.5, 2_147_483_647])
  log.log('llm/retry', { retryId, ...place, ...mode, policyKey, retry, delayMs, failure: failure(draw) })
}

function nextOf(log: LogWriter, last: RetryChain | undefined): RetryChain {
  const retry = (last?.retry ?? 0) + 1
  const most = last && last.maxRetries >= retry ? last.maxRetries : retry + log.draw.of([0, 0, 1])
  return { retryId: last?.retryId ?? log.id('retry'), retry, maxRetries: most }
}

/** Each scheduled one is started at most once, in whatever order. */
function start(log: LogWriter): void {
  const { draw, state } = log
  const [attempt] = state.scheduled.splice(draw.below(state.scheduled.length), 1)
  log.log('llm/retry-started', { ...attempt })
}
