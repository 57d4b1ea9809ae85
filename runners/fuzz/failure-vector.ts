import { createPatch } from 'rfc6902'
import { type Answer, rulesNamed } from '../../generators/judge.js'
import type { Question } from '../../generators/question.js'
import { formats } from '../../spec/generated/formats.js'
import { rules } from '../../spec/generated/rules.js'
import { stagesOf } from '../../spec/reference/projection/adapters.js'
import type { Session } from '../../spec/reference/verdict.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import type { Case } from '../engine/cases/expand.js'
import { expectationOf as writtenOut } from '../engine/cases/migration.js'
import type { Expect, Vector } from '../engine/cases/vector.js'
import type { CaseResult } from '../engine/result.js'
import { placeOf } from '../proof/refusals.js'
import type { Failure } from './fuzz-source.js'
import { draftOf, expectationOf } from './generated-case.js'

/**
 * A failure as a vector that a person has to read before it counts: what it expects is what the reference answered, which
 * is the one thing that no vector may rest on alone. It satisfies `vectors/vector.schema.json`.
 */
export function vectorOf({ question, run, result }: Failure, seed: number, answer: Answer): Vector {
  const id = `fuzz.${question.op}.seed-${seed}-run-${run}`
  const came = result.state === 'fail' ? String(result.answer?.outcome) : result.state
  return {
    ...draftOf(question, id),
    rules: rulesOf(result, answer),
    title: {
      en: `made by a generator: ${result.state} where ${answer.outcome} is expected`,
      zh: `由生成器生成：预期 ${answer.outcome}，实得 ${result.state}`,
    },
    source: `reasoned: what the reference answers to a generated input, seed ${seed}, run ${run}`,
    expect: question.op === 'publish' ? published(question, result.subject, answer) : expectationOf(answer),
    // what refuses has to say which implementation it catches; this much a program knows
    catches: { en: `answers \`${came}\``, zh: `答以 \`${came}\`` },
    review: 'unread',
  }
}

/**
 * What the vector is about: the rules that the reference names; where it finds nothing, the one that the implementation
 * named, if it is one, else the first that is asked at that place.
 */
function rulesOf({ subject, answer: given }: CaseResult, answer: Answer): readonly string[] {
  const named = rulesNamed(answer)
  if (named.length > 0) return named
  const { rule } = given ?? {}
  if (typeof rule === 'string' && Object.hasOwn(rules, rule)) return [rule]
  return firstOf(subject)
}

/** The first rule, or else the first step, of the checks at the place where a case is judged. */
function firstOf(subject: Case): readonly string[] {
  const { request, format } = subject
  const record: FormatRecord = formats[format as keyof typeof formats]
  const stages = stagesOf(record, placeOf(subject), 'adapter' in request ? request.adapter : undefined)
  const [first] = [...stages.flatMap((it) => it.rules), ...stages.flatMap((it) => it.steps)]
  return first === undefined ? [] : [first]
}

/** Of a publication the file, and what its rows have otherwise than those of the log. */
function published({ to = 0, input }: Question, { vector, rows }: Case, answer: Answer): Expect {
  const { session, ...expected } = expectationOf(answer) as Expect & { session?: unknown }
  if (expected.outcome === 'refuse' || session === undefined) return expected
  const asRows = { ...expected, events: 'as-rows' as const }
  const plain = writtenOut({ ...vector, expect: asRows }, to, rows) as { session?: unknown }
  const { successor = [] } = (input.again ?? {}) as { successor?: readonly unknown[] }
  const patch = createPatch(rowsOf(plain.session), rowsOf(session, successor.length))
  return patch.length === 0 ? asRows : { ...asRows, patch: patch as NonNullable<Vector['patch']> }
}

/** Header and events, without so many that were appended later. */
function rowsOf(session: unknown, appended = 0): readonly unknown[] {
  const { header, events } = session as Session
  return [header, ...events.slice(0, events.length - appended)]
}
