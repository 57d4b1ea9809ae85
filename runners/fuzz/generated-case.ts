import type { Answer } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import { canonicalName } from '../../spec/reference/publication/plan.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import type { Expect, Vector } from '../engine/cases/vector.js'

/** A question as a case, for whoever asks it: without an expectation, or with what the reference answers. */
export function caseOf(question: Question, id: string, answer?: Answer): Case {
  const [subject] = expandVectors([draftOf({ ...question, input: asSent(question.input) }, id)])
  if (!subject) throw new RangeError(`${id} makes no case`)
  return answer ? { ...subject, expect: asSent(expectationOf(answer)) } : subject
}

/** A value as it comes out of a line of JSON: no part of it is another part as well, and a `-0` is a 0. */
function asSent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value
}

/** A question as a vector without an expectation of its own. */
export function draftOf({ format, ...asked }: Question, id: string): Vector {
  return {
    ...asked,
    id,
    rules: [],
    formats: [format],
    title: { en: 'a generated input', zh: '生成的输入' },
    source: 'reasoned: generated',
    expect: unanswered(asked),
  } as Vector
}

/** What is expected before anyone has answered; of a publication the file that is to be looked at. */
function unanswered({ op, to = 0, input }: Omit<Question, 'format'>): Expect {
  if (op !== 'publish') return { outcome: 'accept' }
  const [log] = input.directory as readonly { readonly name?: unknown }[]
  return { outcome: 'accept', file: canonicalName(to, String(log?.name).endsWith('.zstd')) }
}

/**
 * What an answer of the reference lets expect: the same members, but for what only people read. Lists that are empty when
 * nothing is said are expected as well.
 */
export function expectationOf(answer: Answer): Expect {
  const { message: _message, id: _id, history, dropped, failure, rows, ...rest } = answer
  const { message: _of, at: _at, ...withheld } = (dropped ?? {}) as Answer
  return {
    ...rest,
    // written rows are compared as the JSON that they are
    ...(Array.isArray(rows) ? { rows: rows.map((row) => JSON.parse(String(row)) as unknown) } : {}),
    ...(history ? (history as object) : {}),
    ...(dropped ? { dropped: withheld } : {}),
    ...(failure ? { failure: withoutMessage(failure as Answer) } : {}),
    ...(Array.isArray(rest.verdicts) ? { verdicts: (rest.verdicts as Answer[]).map(withoutMessage) } : {}),
  } as unknown as Expect
}

function withoutMessage({ message: _message, ...rest }: Answer): Answer {
  return rest
}
