import type { JsonObject } from '../../../../spec/reference/verdict.js'
import type { Draw } from '../../../draw.js'
import { block, callArguments, json, text, word } from '../../content.js'
import { content, modelSource } from '../messages.js'
import type { SessionLog, Step } from '../session-log.js'

/** What a model answers, and answers that came to nothing. Notes 0001, 0002, 0007 and 0010. */
export const answers: readonly Step[] = [
  { id: 'assistant-message', weight: 70, may: ({ place }) => place !== undefined, write: writeAnswer },
  {
    id: 'assistant-attempt',
    weight: 3,
    may: ({ place }) => place !== undefined,
    write: (log) => void log.write('assistant/attempt', { ...log.place, stream: stream(log.draw) }),
  },
  {
    id: 'llm-retry',
    weight: 9,
    may: (log) => log.turn.open !== undefined && log.requests.length > 0,
    write: writeRetry,
  },
  {
    id: 'llm-retry-started',
    weight: 20,
    may: ({ retries }) => retries.some((it) => !it.isStarted),
    write: (log) => {
      const scheduled = log.draw.of(log.retries.filter((it) => !it.isStarted))
      const { turn, step, retryId, retry } = scheduled
      scheduled.isStarted = true
      log.write('llm/retry-started', { turn, step, retryId, retry })
    },
  },
]

function writeAnswer(log: SessionLog): void {
  const { draw } = log
  const calls = draw
    .list(draw.of([1, 2, 3]), () => 0)
    .map((_, index) => ({
      id: `c${log.next}.${index}`,
      name: draw.of(['read', 'write', 'run']),
      arguments: callArguments(draw),
    }))
  const said = content(draw).filter((it) => it.type !== 'tool-call')
  const asked = calls.map((call) => ({ type: 'tool-call', ...call }))
  const message = {
    id: log.id('a'),
    role: 'assistant',
    source: modelSource(draw, log.requests.at(-1)?.provider ?? 'deepseek'),
    content: draw.chance(1, 2) ? [...said, ...asked] : [...asked, ...said],
  }
  log.append('assistant/message', { ...log.place, message, stream: stream(draw) })
  log.calls.push(...calls.map((call) => ({ ...call, isStarted: false })))
}

/** What was streamed: chunks one by one or packed, and what nobody but the writer reads. */
function stream(draw: Draw): JsonObject[] {
  return draw.list(3, () =>
    draw.weighted<() => JsonObject>([
      [2, () => ({ type: 'text-chunks', time0: 1, index: 0, dt: [2], texts: [text(draw), text(draw)] })],
      [
        2,
        () => ({
          type: 'chunk',
          time: 1,
          chunk: { type: 'block-start', index: 0, blockType: draw.of(['text', 'tool-call']) },
        }),
      ],
      [2, () => ({ type: 'chunk', time: 1, chunk: { type: 'block-end', index: 0, block: block(draw) } })],
      [1, () => ({ type: 'acme', of: json(draw) })],
    ])(),
  )
}

function writeRetry(log: SessionLog): void {
  const { draw, turn } = log
  const place = { turn: turn.open as number, step: log.step.open ?? log.step.last }
  const provider = log.requests.at(-1)?.provider as string
  const policyKey = draw.of(['rate-limit', 'overloaded'])
  const before = log.retries.findLast(
    (it) => it.turn === place.turn && it.step === place.step && it.provider === provider && it.policyKey === policyKey,
  )
  const retry = (before?.retry ?? 0) + 1
  const retryId = before?.retryId ?? log.id('r')
  const mode = draw.chance(1, 2) ? { mode: 'always' } : { mode: 'normal', maxRetries: retry + draw.below(3) }
  const delayMs = draw.of([0, 1000, 2_147_483_647])
  const failure = { code: word(draw), message: word(draw), name: word(draw) }
  log.write('llm/retry', { ...place, provider, policyKey, retryId, retry, ...mode, delayMs, failure })
  log.retries.push({ ...place, provider, policyKey, retryId, retry, isStarted: false })
}
