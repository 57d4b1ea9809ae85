import { sameValue } from '../../spec/reference/stream/same-value.js'
import { type Answer, type Answering, isClean, rulesNamed } from '../judge.js'
import type { Question } from '../question.js'
import type { Variant } from './variant.js'

/** Members that say what was found, and where; and of an attempt the number that it got. */
const places = ['outcome', 'class', 'rule', 'code', 'row', 'at', 'seq']
/** Members that hold such findings. */
const findings = ['dropped', 'failure', 'warnings', 'verdicts']

/** Says in one line what is not as the variant promises, or nothing. Nothing is promised of breaking what is broken already. */
export function holds(variant: Variant, question: Question, varied: Question, judge: Answering): string | undefined {
  const asked = judge.answer(question)
  if (variant.keeps === 'nothing') return isClean(asked) ? breaks(variant, judge.answer(varied)) : undefined
  const answer = judge.answer(varied)
  const restored = variant.restored?.(answer, varied) ?? answer
  const [before, after] = [asked, restored].map((it) => comparable(it, variant)) as [Answer, Answer]
  const wrong = [...new Set([...Object.keys(before), ...Object.keys(after)])].find(
    (member) => Object.hasOwn(before, member) !== Object.hasOwn(after, member) || !same(before[member], after[member]),
  )
  if (wrong === undefined) return undefined
  return `${variant.id}: ${wrong} was ${JSON.stringify(before[wrong])} and is ${JSON.stringify(after[wrong])}`
}

function breaks({ id, rules: [rule] }: Variant, answer: Answer): string | undefined {
  const named = rulesNamed(answer)
  if (answer.outcome === 'refuse' && named.length === 1 && named[0] === rule) return undefined
  return `${id}: must be refused for ${rule}, and is ${answer.outcome} for ${named.join(', ') || 'no rule'}`
}

/** What of an answer is compared; messages are for people. */
function comparable(answer: Answer, { compares }: Variant): Answer {
  const members = Object.entries(answer).filter(
    ([member]) => compares === undefined || places.includes(member) || findings.includes(member),
  )
  return Object.fromEntries(
    members
      .filter(([member]) => member !== 'message')
      .map(([member, value]) => [member, comparableMember(member, value)]),
  )
}

/** Rows that were written are compared as JSON: no rule says in which order their members stand. */
function comparableMember(member: string, value: unknown): unknown {
  if (member === 'rows' && Array.isArray(value)) return value.map((row) => JSON.parse(String(row)) as unknown)
  return findings.includes(member) ? found(value) : value
}

/** A finding, or several, as they are compared. */
function found(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(found)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([member]) => places.includes(member)))
}

function same(left: unknown, right: unknown): boolean {
  return left === right || sameValue(left, right)
}
