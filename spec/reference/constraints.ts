import type { TargetRecord } from '../rule-record.js'
import type { ConstraintFault, Schema, ValidatorSource } from './validators.js'
import { type Breach, step } from './verdict.js'

/** Judges a value by the constraints of some of the rules of a target. */
export interface ConstraintJudge {
  /** True when every constraint holds. The fast path: it stops at the first that does not. */
  readonly holds: (value: unknown) => boolean
  /** Every constraint that does not hold. */
  readonly breaches: (value: unknown) => Breach[]
}

/** A constraint tree of a format with its name among the targets. */
export interface NamedTarget extends TargetRecord {
  readonly format: number
  readonly name: string
}

/** Undefined when the target has no constraint of these rules. */
export function constraintJudge(
  target: NamedTarget,
  isActive: (rule: string) => boolean,
  validators: ValidatorSource,
): ConstraintJudge | undefined {
  const rules = [...new Set(Object.values(target.rules))].filter(isActive)
  if (rules.length === 0) return undefined
  const schema = () => constraintsOf(target, isActive) ?? {}
  const { first, every } = validators({ format: target.format, target: target.name, rules, schema })
  return {
    holds: (value) => first(value) === true,
    breaches: (value) => {
      if (every(value)) return []
      return (every.errors ?? []).flatMap((fault) => breachOf(fault, target.rules) ?? [])
    },
  }
}

/** The constraints of some of the rules of a target as a schema; undefined when there are none. */
export function constraintsOf(target: TargetRecord, isActive: (rule: string) => boolean): Schema | undefined {
  return project(target.schema, target.rules, isActive, '#')
}

/** The constraints of the active rules alone; paths stay as they are, so that the map from path to rule holds. */
function project(
  node: unknown,
  rules: TargetRecord['rules'],
  isActive: (rule: string) => boolean,
  path: string,
): Schema | undefined {
  if (typeof node !== 'object') return undefined
  const out: Record<string, unknown> = {}
  const below = (child: unknown, ...steps: (string | number)[]) =>
    project(child, rules, isActive, [path, ...steps].join('/'))
  const isOwned = (suffix: string) => {
    const rule = rules[`${path}/${suffix}`]
    return rule !== undefined && isActive(rule)
  }
  for (const [keyword, value] of Object.entries(node as Schema)) {
    if (keyword === 'required') {
      const members = (value as string[]).filter((member) => isOwned(`required/${member}`))
      if (members.length > 0) out[keyword] = members
    } else if (keyword === 'properties') {
      const kept = Object.entries(value as Schema).flatMap(([name, child]) => {
        const projected = below(child, keyword, encodeURIComponent(name))
        return projected === undefined ? [] : [[name, projected] as const]
      })
      if (kept.length > 0) out[keyword] = Object.fromEntries(kept)
    } else if (keyword === 'allOf') {
      const kept = (value as unknown[]).map((child, index) => below(child, keyword, index) ?? true)
      if (kept.some((child) => child !== true)) out[keyword] = kept
    } else if (keyword === 'items' || keyword === 'then' || keyword === 'else') {
      const projected = below(value, keyword)
      if (projected !== undefined) out[keyword] = projected
    } else if (isOwned(keyword)) out[keyword] = value
  }
  // `additionalProperties: false` means nothing without the names that are allowed
  if (out.additionalProperties === false) {
    const names = Object.keys(((node as Schema).properties as Schema | undefined) ?? {})
    out.properties = {
      ...Object.fromEntries(names.map((name) => [name, true])),
      ...(out.properties as Schema | undefined),
    }
  }
  if (out.then !== undefined || out.else !== undefined) out.if = (node as Schema).if
  return Object.keys(out).length === 0 ? undefined : out
}

function breachOf(error: ConstraintFault, rules: TargetRecord['rules']): Breach | undefined {
  const { missingProperty, additionalProperty } = error.params as {
    missingProperty?: string
    additionalProperty?: string
  }
  const rule = rules[missingProperty === undefined ? error.schemaPath : `${error.schemaPath}/${missingProperty}`]
  if (rule === undefined) return undefined // `if` and the insides of `anyOf` report beside the constraint that counts
  const member = missingProperty ?? additionalProperty
  return { rule, at: error.instancePath + (member === undefined ? '' : step(member)) }
}
