import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { pieceOfText } from './texts.js'

/** How answers end that are whole; a kind that nobody knows is as good as any. */
const wholeReasons: readonly JsonObject[] = [
  { kind: 'stop' },
  { kind: 'tool-calls' },
  { kind: 'max-tokens' },
  { kind: 'acme-cut', detail: { at: 3 } },
]

const failures: readonly JsonObject[] = [
  { message: 'it broke', code: 'SERVER' },
  { message: '过载', code: 'RATE_LIMIT', status: 429, providerRetryAfterMs: 1500 },
  { message: '', code: 'UNKNOWN' },
]

/** Numbers of tokens, the smallest and the largest among them. */
const counts = [0, 1, 5, 1024, 200_000, Number.MAX_SAFE_INTEGER] as const

/** What was used: the two members that everybody reports, and others or none. */
export function usageOf(draw: Draw): JsonObject {
  return {
    inputTokens: draw.of(counts),
    outputTokens: draw.of(counts),
    ...draw.maybe('totalTokens', () => draw.of(counts)),
    ...draw.maybe('cacheReadTokens', () => draw.of(counts)),
    ...draw.maybe('cacheWriteTokens', () => draw.of(counts)),
    ...draw.maybe('reasoningTokens', () => draw.of(counts)),
  }
}

/** The last chunk: only a failure may leave blocks open (`chunk.finish-open`). */
export function finishOf(draw: Draw, blocks: number, leavesOpen: boolean): JsonObject {
  const hasFailed = leavesOpen || draw.chance(1, 6)
  const reason = hasFailed ? { kind: draw.of(['error', 'aborted']), failure: draw.of(failures) } : draw.of(wholeReasons)
  return { type: 'finish', reason, ...draw.maybe('replayState', () => replayStateOf(draw, blocks)) }
}

/** What an adapter needs to send the answer again: an entry for each block, none, or too many, which drops it. */
export function replayStateOf(draw: Draw, blocks: number): JsonObject {
  const response = draw.of<unknown>([
    { kind: 'deepseek-messages', version: 1, model: 'm' },
    { kind: 'pi-ai', version: 2, api: 'google-generative-ai', model: '模型', stopReason: 'stop' },
    { id: 'r', marks: [null, { toString: '' }] },
    'opaque',
    null,
  ])
  if (draw.chance(1, 3)) return { response }
  const count = draw.chance(1, 6) ? draw.of([blocks + 1, Math.max(0, blocks - 1), 0]) : blocks
  return { response, blocks: Array.from({ length: count }, () => replayEntry(draw)) }
}

function replayEntry(draw: Draw): unknown {
  return draw.weighted<unknown>([
    [3, { type: draw.of(['text', 'reasoning', 'tool-call']) }],
    [2, { type: 'reasoning', signature: pieceOfText(draw) }],
    [1, null],
    [1, 'm0'],
  ])
}
