import type { FormatRecord } from '../../rule-record.js'
import { constraintsOf } from '../constraints.js'
import { concerns, inventoryOf, isOfData, type JudgedRule, judgedRules, type Kind } from '../judge.js'
import { type Walk, walks } from '../parts.js'
import type { CheckContext, RuleFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import type { JsonObject } from '../verdict.js'
import { literal, schemaExpression } from './schema-expression.js'

/**
 * Says yes to a record that satisfies a list of rules, and no where one is broken or in doubt: then judges have to look,
 * who know which rule and where. It says yes to most records of most logs in the time of some comparisons. Only for what
 * `JSON.parse` gives: it takes a member that is undefined for one that is absent.
 */
export type Gate = (record: JsonObject, context: CheckContext) => boolean

/** The gates of some rules, one a kind of records. */
export type GateSource = (
  specification: Specification,
  format: FormatRecord,
  rules: readonly string[],
) => (kind: Kind) => Gate

/** Makes each gate of text when it meets the first record of its kind. */
export const buildGates: GateSource = (specification, format, rules) => {
  const functions = judgedRules(specification, [...new Set(rules)])
  const inventory = inventoryOf(format)
  const trees = new Trees(format, new Set(rules))
  return (kind) => {
    let gate: Gate | undefined
    return (record, context) => {
      gate ??= buildGate(
        trees,
        functions.filter((it) => concerns(it, kind, inventory)),
        kind,
      )
      return gate(record, context)
    }
  }
}

/** The gate as one function. */
function buildGate(trees: Trees, functions: readonly JudgedRule[], kind: Kind): Gate {
  const schema = schemaExpression([{ type: 'object' }, ...kind.targets.flatMap((target) => trees.ofRecord(target))])
  const parts = kind.targets.flatMap((target) => trees.ofParts(target))
  const source = `'use strict'
    const [${parts.map((_, index) => `holdsOfParts${index}`).join(', ')}] = parts
    const [${functions.map((_, index) => `judged${index}`).join(', ')}] = functions
    ${schema.functions.join('\n')}
    return (value, context) => ${[
      schema.test,
      ...parts.map((_, index) => `holdsOfParts${index}(value)`),
      ...functions.map(({ judged }, index) => callOf(judged, index)),
    ].join(' &&\n')}`
  const make = new Function('parts', 'functions', 'placement', source)
  return make(
    parts,
    functions.map(({ judged }) => judged),
    kind.placement,
  ) as Gate
}

/** What some rules say in the constraint trees of a format. */
class Trees {
  /** Kinds have parts in common, and what looks at them. */
  readonly #ofParts = new Map<string, Walk[]>()

  constructor(
    readonly format: FormatRecord,
    readonly rules: ReadonlySet<string>,
  ) {}

  /** A schema that says of a record what a tree says of it or of its data; nothing of a tree of parts. */
  ofRecord(target: string): unknown[] {
    const schema = Object.hasOwn(walks, target) ? undefined : this.#schemaOf(target)
    if (schema === undefined) return []
    return [isOfData(target) ? { required: ['data'], properties: { data: schema } } : schema]
  }

  /** Says whether all parts of a record satisfy a tree; nothing of another tree. */
  ofParts(target: string): Walk[] {
    const known = this.#ofParts.get(target)
    if (known) return known
    const schema = Object.hasOwn(walks, target) ? this.#schemaOf(target) : undefined
    const walk = schema === undefined ? [] : [walks[target]?.(written(schema))]
    this.#ofParts.set(target, walk as Walk[])
    return walk as Walk[]
  }

  #schemaOf(target: string): unknown {
    const tree = Object.hasOwn(this.format.targets, target) ? this.format.targets[target] : undefined
    return tree && constraintsOf(tree, (rule) => this.rules.has(rule))
  }
}

/** Whether a value satisfies a schema, as one function. */
function written(schema: unknown): (value: unknown) => boolean {
  const { functions, test } = schemaExpression([schema])
  return new Function(`'use strict'\n${functions.join('\n')}\nreturn (value) => ${test}`)() as (
    value: unknown,
  ) => boolean
}

function callOf(judged: RuleFunction, index: number): string {
  const call = `judged${index}(value, context, placement) === undefined`
  if (judged.member === undefined) return call
  return `(value[${literal(judged.member)}] === undefined || ${call})`
}
