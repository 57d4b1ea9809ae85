import type { Schema } from '../../../spec/reference/validators.js'
import type { TargetRecord } from '../../../spec/rule-record.js'

/** One constraint of a tree that leads to a rule, or a part of a condition that such constraints stand under. */
export interface Site {
  /** As the tree names it: `#/properties/turn/minimum`, `#/required/turn`. */
  readonly path: string
  /** Of a condition, the first of the rules that stand under it. */
  readonly rule: string
  readonly keyword: string
  /** The value of the keyword; of `required` the member. */
  readonly value: unknown
  /** It stands in an `if`, `not`, `anyOf` or `contains`: a weaker condition may refuse more. */
  readonly isCondition: boolean
  /** The tree with another value of the keyword; without it where that is undefined. */
  readonly edited: (value: unknown) => Schema
}

type Replace = (node: Schema) => Schema

/** Keywords that hold schemas and say nothing by themselves. */
const holders = new Set(['properties', 'items', 'allOf', 'then', 'else', 'if'])
/** Keywords whose schemas lead to no rule by themselves, since a value may break them. */
const conditions = new Set(['if', 'not', 'anyOf', 'contains'])

/** Every constraint of a tree that leads to a rule, and every part of the conditions, in the order of the tree. */
export function sitesOf({ schema, rules }: TargetRecord): Site[] {
  return below(schema, '#', (node) => node)

  /** `owner` is the rule of the condition that the node is part of. */
  function below(node: Schema, path: string, replace: Replace, owner?: string): Site[] {
    return Object.entries(node).flatMap(([keyword, value]): Site[] => {
      const at = `${path}/${keyword}`
      const edited = (changed: unknown) => replace(withMember(node, keyword, changed))
      if (keyword === 'required') return required(value as string[], at, edited, owner)
      const rule = ruleAt(keyword, path, owner)
      const isCondition = owner !== undefined || keyword === 'if'
      const sites = rule === undefined ? [] : [{ path: at, rule, keyword, value, isCondition, edited }]
      return [...sites, ...children(keyword, value, at, edited, conditions.has(keyword) ? rule : owner)]
    })
  }

  function ruleAt(keyword: string, path: string, owner: string | undefined): string | undefined {
    if (owner !== undefined) return holders.has(keyword) ? undefined : owner
    if (keyword !== 'if') return rules[`${path}/${keyword}`]
    return Object.entries(rules).find(([it]) => it.startsWith(`${path}/then/`) || it.startsWith(`${path}/else/`))?.[1]
  }

  function required(members: readonly string[], at: string, edited: Replacement, owner: string | undefined): Site[] {
    return members.flatMap((member) => {
      const path = `${at}/${member}`
      const rule = owner ?? rules[path]
      if (rule === undefined) return []
      const without = () => edited(members.filter((it) => it !== member))
      const isCondition = owner !== undefined
      return [{ path, rule, keyword: 'required', value: member, isCondition, edited: without }]
    })
  }

  function children(keyword: string, value: unknown, at: string, edited: Replacement, owner?: string): Site[] {
    if (keyword === 'properties')
      return Object.entries(value as Schema).flatMap(([name, child]) =>
        isSchema(child)
          ? below(child, `${at}/${encoded(name)}`, (it) => edited(withMember(value as Schema, name, it)), owner)
          : [],
      )
    if (keyword === 'allOf' || keyword === 'anyOf')
      return (value as Schema[]).flatMap((child, index) =>
        below(child, `${at}/${index}`, (it) => edited((value as Schema[]).with(index, it)), owner),
      )
    // a condition that no rule stands under is never asked
    if (conditions.has(keyword) && owner === undefined) return []
    return ['items', 'then', 'else', 'additionalProperties', 'if', 'not', 'contains'].includes(keyword) &&
      isSchema(value)
      ? below(value, at, edited, owner)
      : []
  }
}

type Replacement = (value: unknown) => Schema

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function withMember(owner: Schema, name: string, value: unknown): Schema {
  if (value === undefined) return Object.fromEntries(Object.entries(owner).filter(([it]) => it !== name))
  return { ...owner, [name]: value }
}

function encoded(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))
}
