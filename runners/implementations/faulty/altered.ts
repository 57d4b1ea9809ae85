import type { RefuseResponse, Request } from '../../protocol/types.js'
import type { Implementation } from '../implementation.js'

export type Operation = Exclude<Request['op'], 'hello' | 'stop'>
export type Question = Extract<Request, { op: Operation }>
export type Refusal = Omit<RefuseResponse, 'id'>
export type Answer = Readonly<Record<string, unknown>>

const operations: readonly Operation[] = ['decode', 'encode', 'admit', 'append', 'history', 'select']

/** An implementation that says something else than another one; `answer` is what that one says. */
export function altered(
  right: Implementation,
  alter: (answer: Answer, question: Question) => Answer | Refusal,
): Implementation {
  const operation = (op: Operation) => async (question: Question) => {
    const ask = right[op] as (question: Question) => Answer | Promise<Answer>
    return alter(await ask.call(right, question), question)
  }
  const altered = Object.fromEntries(operations.map((op) => [op, operation(op)]))
  return { hello: () => right.hello(), ...altered }
}

/** The answer with each refusal in it changed: its own, that of an attempt, and that of the rows which are withheld. */
export function withRefusals(answer: Answer, change: (refusal: Refusal) => Refusal): Answer | Refusal {
  if (isRefusal(answer)) return change(answer)
  const { verdicts, dropped } = answer
  return {
    ...answer,
    ...(Array.isArray(verdicts) ? { verdicts: verdicts.map((it: Answer) => (isRefusal(it) ? change(it) : it)) } : {}),
    ...(dropped === undefined ? {} : { dropped: change(dropped as Refusal) }),
  }
}

function isRefusal(answer: Answer): answer is Answer & Refusal {
  return answer.outcome === 'refuse'
}
