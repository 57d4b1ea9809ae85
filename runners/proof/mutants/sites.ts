import type { Schema } from '../../../spec/reference/validators.js'
import type { TargetRecord } from '../../../spec/rule-record.js'

/** One constraint of a tree that leads to a rule. */
export interface Site {
  /** As the tree names it: `#/properties/turn/minimum`, `#/required/turn`. */
  readonly path: string
  readonly rule: string
  readonly keyword: string
  /** The value of the keyword; of `required` the member. */
  readonly value: unknown
  /** The tree with another value of the keyword; without it where that is undefined. */
  readonly edited: (value: unknown) => Schema
}

type Replace = (node: Schema) => Schema

/** Every constraint of a tree that leads to a rule, in the order of the tree. */
export function sitesOf({ schema, rules }: TargetRecord): Site[] {
  return below(schema, '#', (node) => node)

  function below(node: Schema, path: string, replace: Replace): Site[] {
    return Object.entries(node).flatMap(([keyword, value]): Site[] => {
      const at = `${path}/${keyword}`
      const edited = (changed: unknown) => replace(withMember(node, keyword, changed))
      if (keyword === 'required') return required(value as string[], at, edited)
      const own = rules[at]
      const sites = own === undefined ? [] : [{ path: at, rule: own, keyword, value, edited }]
      return [...sites, ...children(keyword, value, at, edited)]
    })
  }

  function required(members: readonly string[], at: string, edited: (value: unknown) => Schema): Site[] {
    return members.flatMap((member) => {
      const path = `${at}/${member}`
      const rule = rules[path]
      if (rule === undefined) return []
      const without = () => edited(members.filter((it) => it !== member))
      return [{ path, rule, keyword: 'required', value: member, edited: without }]
    })
  }

  function children(keyword: string, value: unknown, at: string, edited: (value: unknown) => Schema): Site[] {
    if (keyword === 'properties')
      return Object.entries(value as Schema).flatMap(([name, child]) =>
        isSchema(child)
          ? below(child, `${at}/${encoded(name)}`, (it) => edited(withMember(value as Schema, name, it)))
          : [],
      )
    if (keyword === 'allOf')
      return (value as Schema[]).flatMap((child, index) =>
        below(child, `${at}/${index}`, (it) => edited((value as Schema[]).with(index, it))),
      )
    // what stands below `if`, `not` and `anyOf` leads to no rule by itself
    return ['items', 'then', 'else', 'additionalProperties'].includes(keyword) && isSchema(value)
      ? below(value, at, edited)
      : []
  }
}

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
