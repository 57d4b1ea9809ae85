import { type RuleId, rules } from '../spec/generated/rules.js'
import { asList, type JsonObject } from '../spec/reference/verdict.js'
import type { Question } from './question.js'

/** What an implementation answers: members as in the protocol. */
export type Answer = JsonObject

/** Whoever answers questions, right or wrong: laws and variants hold the answers of one against each other. */
export interface Answering {
  answer(question: Question): Answer
}

/** Who knows what is right: the reference. Generators are given one, so that they do not depend on how it is asked. */
export interface Judge extends Answering {
  /** Whether it is a question at all: whatever is wrong has to be inside of what is asked, and not in the asking. */
  isAskable(question: Question): boolean
  /** What the reference would answer that never heard of a rule. */
  without(rule: string, question: Question): Answer
}

/** The rules that an answer names: of a refusal, of warnings, and of what was withheld, refused or broke off inside. */
export function rulesNamed({ rule, warnings, dropped, failure, verdicts }: Answer): string[] {
  const inside = [...asList(warnings), ...asList(verdicts), dropped, failure] as ({ rule?: unknown } | undefined)[]
  const named = [rule, ...inside.map((it) => it?.rule)]
  return [...new Set(named.filter((it): it is string => typeof it === 'string'))]
}

/** Whether an answer finds nothing wrong with what was asked. */
export function isClean(answer: Answer): boolean {
  return answer.outcome === 'accept' && rulesNamed(answer).length === 0
}

/**
 * Whether an input breaks a rule and no other: the reference names that rule alone, and finds nothing once it never heard
 * of it. Of an edge no other rule is broken; the restorer of the target, which speaks last, may not take what comes out.
 */
export function breaksOnly(judge: Judge, rule: string, question: Question): boolean {
  const named = rulesNamed(judge.answer(question))
  if (named.length !== 1 || named[0] !== rule) return false
  const without = judge.without(rule, question)
  return isClean(without) || (isOfEdge(rule) && rulesNamed(without).every(isOfTarget))
}

function isOfEdge(rule: string): boolean {
  return placesOf(rule).includes('edge')
}

function isOfTarget(rule: string): boolean {
  return placesOf(rule).some((place) => place === 'restore' || place === 'event')
}

function placesOf(rule: string): readonly string[] {
  return Object.hasOwn(rules, rule) ? rules[rule as RuleId].at : []
}
