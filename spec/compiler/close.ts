import type { JsonSchema } from './ir.js'

export interface Closed {
  readonly schema: JsonSchema
  /** The paths of the constraints that closing adds, from the schema on. */
  readonly added: readonly string[]
}

/**
 * Closes an object whose references are written out: it has no member that the schema does not name, and no member that
 * one branch of a condition alone names where the other branch holds. An object that names no members stays open, and so
 * does one that speaks of other members itself.
 */
export function close(schema: JsonSchema): Closed {
  if (schema.additionalProperties !== undefined) return { schema: withoutTrue(schema), added: [] }
  const base = unconditional(schema)
  const conditions = conditionsOf(schema, '')
  const branches = conditions.map(({ holder }) => ({ then: named(holder.then), else: named(holder.else) }))
  const names = new Set([...base, ...branches.flatMap((it) => [...it.then, ...it.else])])
  if (names.size === 0) return { schema, added: [] }
  const added: string[] = ['/additionalProperties']
  let closed: JsonSchema = {
    ...schema,
    properties: { ...Object.fromEntries([...names].map((name) => [name, {}])), ...(schema.properties as JsonSchema) },
    additionalProperties: false,
  }
  for (const [index, { path }] of conditions.entries()) {
    const own = branches[index] as Branches
    const elsewhere = new Set([...base, ...branches.toSpliced(index, 1).flatMap((it) => [...it.then, ...it.else])])
    for (const [branch, other] of [['else', 'then'] as const, ['then', 'else'] as const]) {
      const foreign = [...own[other]].filter((name) => !own[branch].has(name) && !elsewhere.has(name))
      for (const name of foreign) added.push(`${path}/${branch}/properties/${name}/not`)
      closed = foreign.length === 0 ? closed : edited(closed, path, (holder) => forbid(holder, branch, foreign))
    }
  }
  return { schema: closed, added }
}

interface Branches {
  readonly then: ReadonlySet<string>
  readonly else: ReadonlySet<string>
}

/** `additionalProperties: true` says that an object stays open, and nothing about a value. */
function withoutTrue({ additionalProperties, ...rest }: JsonSchema): JsonSchema {
  return additionalProperties === true ? rest : { ...rest, additionalProperties }
}

/** The names that a schema speaks of whatever branch holds; what a condition looks at is among them. */
function unconditional(schema: JsonSchema): Set<string> {
  const condition = (schema.if ?? {}) as JsonSchema
  const parts = ((schema.allOf ?? []) as JsonSchema[]).flatMap((part) => [...unconditional(part)])
  const own = [schema, condition].flatMap((it) => Object.keys((it.properties ?? {}) as JsonSchema))
  return new Set([...own, ...parts])
}

/** Every name that a branch speaks of. */
function named(branch: unknown): Set<string> {
  if (typeof branch !== 'object' || branch === null) return new Set()
  const inside = conditionsOf(branch as JsonSchema, '').flatMap(({ holder }) => [holder.then, holder.else])
  return new Set([...unconditional(branch as JsonSchema), ...inside.flatMap((it) => [...named(it)])])
}

interface Condition {
  readonly path: string
  readonly holder: JsonSchema
}

function conditionsOf(schema: JsonSchema, path: string): Condition[] {
  const own = schema.if === undefined ? [] : [{ path, holder: schema }]
  const parts = (schema.allOf ?? []) as JsonSchema[]
  return [...own, ...parts.flatMap((part, index) => conditionsOf(part, `${path}/allOf/${index}`))]
}

/** The schema with another one at a path of `allOf`s. */
function edited(schema: JsonSchema, path: string, edit: (holder: JsonSchema) => JsonSchema): JsonSchema {
  const [, index, ...rest] = path.split('/').slice(1)
  if (index === undefined) return edit(schema)
  const parts = schema.allOf as JsonSchema[]
  const below = rest.map((step) => `/${step}`).join('')
  return { ...schema, allOf: parts.with(Number(index), edited(parts[Number(index)] as JsonSchema, below, edit)) }
}

function forbid(holder: JsonSchema, branch: 'then' | 'else', names: readonly string[]): JsonSchema {
  const { properties, ...rest } = (holder[branch] ?? {}) as JsonSchema
  const forbidden = Object.fromEntries(names.map((name) => [name, { not: {} }]))
  return { ...holder, [branch]: { ...rest, properties: { ...(properties as JsonSchema | undefined), ...forbidden } } }
}
