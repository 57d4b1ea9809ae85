import type { FormatRecord } from '../../rule-record.js'
import { constraintsOf } from '../constraints.js'
import { concerns, inventoryOf, isOfData, judgedRules, type Kind } from '../judge.js'
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

/** The gate of one kind, made for the first record. */
export function gateOf(specification: Specification, format: FormatRecord, rules: readonly string[], kind: Kind): Gate {
  let gate: Gate | undefined
  return (record, context) => {
    gate ??= buildGate(specification, format, rules, kind)
    return gate(record, context)
  }
}

function buildGate(specification: Specification, format: FormatRecord, rules: readonly string[], kind: Kind): Gate {
  const functions = judgedRules(specification, [...new Set(rules)]).filter((it) =>
    concerns(it, kind, inventoryOf(format)),
  )
  const schema = schemaExpression(constraintsOn(kind, format, new Set(rules)))
  const tests = [schema.test, ...functions.map(({ judged }, index) => callOf(judged, index))].join(' &&\n')
  const source = `'use strict'
    const [${functions.map((_, index) => `judged${index}`)}] = functions
    ${schema.functions.join('\n')}
    return (value, context) => ${tests}`
  const make = new Function('functions', 'placement', source)
  return make(
    functions.map(({ judged }) => judged),
    kind.placement,
  ) as Gate
}

/** The schemas that say of the records of a kind what some rules say of them. */
function constraintsOn(kind: Kind, format: FormatRecord, rules: ReadonlySet<string>): unknown[] {
  return kind.targets.flatMap((target) => {
    const tree = Object.hasOwn(format.targets, target) ? format.targets[target] : undefined
    const schema = tree && constraintsOf(tree, (rule) => rules.has(rule))
    if (schema === undefined) return []
    return [isOfData(target) ? { required: ['data'], properties: { data: schema } } : schema]
  })
}

function callOf(judged: RuleFunction, index: number): string {
  const call = `judged${index}(value, context, placement) === undefined`
  if (judged.member === undefined) return call
  return `(value[${literal(judged.member)}] === undefined || ${call})`
}
