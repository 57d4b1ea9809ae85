import { compileValidators, schemaCompiler } from '../../../spec/reference/compile-validators.js'
import { constraintJudge, constraintsOf, type NamedTarget } from '../../../spec/reference/constraints.js'
import type { Schema } from '../../../spec/reference/validators.js'
import { type Judged, read, type SecondOpinion, secondOpinion } from './hyperjump.js'
import { spelling } from './records.fixture.js'

/** A value, once for each of the two validators. */
export interface Input {
  readonly value: unknown
  readonly judged: Judged
}

export function inputOf(value: unknown): Input {
  return { value, judged: read(value) }
}

/** A target in two judgements. */
export interface Comparison {
  /** The rules that the kit found broken by some input. */
  readonly broken: ReadonlySet<string>
  /** A line for each input and rule, or the tree as a whole, that the two judge otherwise. */
  readonly disagreements: readonly string[]
}

/**
 * Compares on the tree of a target as a whole, and on each of its rules: the kit finds the rules that an input breaks by
 * the paths of the faults in the whole tree, the second validator is asked for the constraints of each rule alone. So a
 * constraint that is judged wrongly cannot hide behind another that does not hold either.
 */
export async function compareTarget(target: NamedTarget, inputs: readonly Input[]): Promise<Comparison> {
  const kit = constraintJudge(target, () => true, compileValidators)
  if (!kit) throw new Error(`${target.name} of format ${target.format} has no constraints`)
  const whole = await opinionOn(target, () => true)
  const opinions = new Map<string, SecondOpinion>()
  for (const rule of new Set(Object.values(target.rules)))
    opinions.set(rule, await opinionOn(target, (other) => other === rule))
  const broken = new Set<string>()
  const disagreements = inputs.flatMap(({ value, judged }) => {
    const found = new Set(kit.breaches(value).map(({ rule }) => rule))
    for (const rule of found) broken.add(rule)
    const differing = [...opinions].flatMap(([rule, opinion]) => (opinion(judged) === found.has(rule) ? [rule] : []))
    if (kit.holds(value) !== whole(judged)) differing.push('the whole')
    return differing.map((what) => `${target.format} ${target.name}, ${what}: ${spelling(value)}`)
  })
  return { broken, disagreements }
}

function opinionOn(target: NamedTarget, isActive: (rule: string) => boolean): Promise<SecondOpinion> {
  return secondOpinion(constraintsOf(target, isActive) ?? {})
}

/** The inputs on which Ajv and the second validator differ by a published schema, which is one tree without rules. */
export async function compareSchema(schema: Schema, inputs: readonly Input[]): Promise<string[]> {
  const first = schemaCompiler(false).compile(schema)
  const second = await secondOpinion(schema)
  return inputs.flatMap(({ value, judged }) => (first(value) === second(judged) ? [] : [spelling(value)]))
}
