import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'

/** Each way that a log can go: from its format to a later one. */
const routes = [
  [2, 3],
  [2, 4],
  [3, 4],
] as const

const reasons: readonly JsonObject[] = [
  { kind: 'completed' },
  { kind: 'max-tokens' },
  { kind: 'interrupted' },
  { kind: 'aborted', reason: { kind: 'user' } },
]

/** `migrate` of a small log with turns in which nothing is said, for whoever needs some log. */
export function smallLog(draw: Draw): Question {
  const [format, to] = draw.of(routes)
  const turns = draw.between(0, 3)
  const events = Array.from({ length: turns }, (_, at) => eventsOfTurn(draw, at + 1)).flat()
  const rows = [headerOf(draw, format), ...events.map((event, seq) => ({ seq, time: 1_000 + seq, ...event }))]
  const children = to > 3 || draw.chance(1, 2) ? { children: childrenOf(draw) } : {}
  return { op: 'migrate', format, to, input: { rows, ...children } }
}

function headerOf(draw: Draw, version: number): JsonObject {
  return {
    type: 'session',
    version,
    id: draw.of(['s-1', '会话 😀']),
    createdAt: 1,
    isSeeded: false,
    delegationDepth: draw.of([0, 2]),
  }
}

function eventsOfTurn(draw: Draw, turn: number): JsonObject[] {
  return [
    { type: 'turn/start', data: { turn } },
    ...draw.list(2, () => ({ type: 'feedback/record', data: { text: draw.of(['x', 'good', '很好 😀']) } })),
    { type: 'turn/end', data: { turn, reason: draw.of(reasons) } },
  ]
}

/** The Sessions that this one is known to have started: none, or some. */
function childrenOf(draw: Draw): JsonObject[] {
  const ids = draw.some(['k', '子'])
  return ids.map((childId, at) =>
    draw.chance(1, 2)
      ? { childId, childCreatedAt: 2 + at, descriptorCount: 0, descriptor: null }
      : {
          childId,
          childCreatedAt: 2 + at,
          descriptorCount: 1,
          descriptor: { version: 3, provider: 'p', mode: 'one-shot' },
        },
  )
}
