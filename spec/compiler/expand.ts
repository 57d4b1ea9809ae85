import { close } from './close.js'
import type { JsonSchema, Target } from './ir.js'

/** Keywords whose value constrains the instance, so that a breach of them needs a rule. */
const constraints = new Set(
  (
    'type const enum required additionalProperties minLength maxLength pattern minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum multipleOf minItems maxItems uniqueItems contains not minProperties maxProperties propertyNames ' +
    'dependentRequired anyOf oneOf negativeZero'
  ).split(' '),
)
const inner = new Set(['properties', 'patternProperties'])
const annotations = new Set(['title', 'description', 'tsType', 'since', 'until', '$comment', 'default', 'examples'])

/** Where a walk stands in one named schema. */
interface Context {
  readonly schema: string
  readonly pointer: string
}

/**
 * Rule ids by `Schema#/pointer`; a pointer that ends in `/**` claims all below it, whatever lies closer. Last comes the
 * target itself: `data#` owns what no schema's own rule does, and its pointers follow the value alone, so that
 * `data#/required` is about the members of the data wherever the tree asks for them.
 */
export type Owners = ReadonlyMap<string, string>

export interface ExpansionFault {
  readonly code: 'constraint-orphan' | 'schema-pointer' | 'schema-recursive'
  readonly schema: string
  readonly pointer: string
  readonly problem: string
}

export interface Expansion extends Target {
  readonly faults: readonly ExpansionFault[]
  /** Owner pointers that own at least one constraint here. */
  readonly used: ReadonlySet<string>
}

/** A constraint tree to be: `target` is what its owners call it, as in `data#`. */
export interface Bound {
  readonly target: string
  readonly schema: string
  /** Objects have no members but those that the schema names. */
  readonly closed: boolean
}

/**
 * Writes out the references of a named schema and finds the rule of each constraint: the rule whose pointer is the
 * longest prefix, in the innermost schema that names one. A required member belongs to the rule of its property,
 * unless a rule points to `required` itself.
 */
export function expand(
  schemas: Readonly<Record<string, JsonSchema>>,
  { target, schema: name, closed }: Bound,
  owners: Owners,
): Expansion {
  const rules: Record<string, string> = {}
  const faults: ExpansionFault[] = []
  const used = new Set<string>()

  const own = (path: string, contexts: readonly Context[], keyword: string): void => {
    const pointer = ownerOf(owners, contexts, keyword)
    const at = contexts[0] as Context
    if (pointer === undefined) {
      const where = `${at.schema}#${at.pointer}/${keyword}`
      faults.push({
        code: 'constraint-orphan',
        schema: at.schema,
        pointer: `${at.pointer}/${keyword}`,
        problem: `the constraint ${where} leads to no rule`,
      })
      return
    }
    used.add(pointer)
    rules[path] = owners.get(pointer) as string
  }

  /** `isValue`: the node is all that is said of a value, and not one part of it. */
  const walk = (
    node: unknown,
    contexts: readonly Context[],
    path: string,
    judged: boolean,
    isValue: boolean,
  ): unknown => {
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return node
    const schema = node as JsonSchema
    const at = contexts[0] as Context
    const down = (...segments: (string | number)[]): Context[] => {
      const suffix = segments.map((segment) => `/${escapeSegment(String(segment))}`).join('')
      const intoValue = segments[0] === 'properties' || segments[0] === 'items'
      return contexts.map((context, index) =>
        index === 0 || (intoValue && index === contexts.length - 1)
          ? { ...context, pointer: context.pointer + suffix }
          : context,
      )
    }
    if (typeof schema.$ref === 'string') {
      const target = /^#\/\$defs\/(\w+)$/.exec(schema.$ref)?.[1]
      if (target === undefined || !Object.hasOwn(schemas, target)) {
        faults.push({
          code: 'schema-pointer',
          schema: at.schema,
          pointer: at.pointer,
          problem: `${at.schema}#${at.pointer} refers to ${schema.$ref}, which does not exist`,
        })
        return {}
      }
      if (contexts.some((context) => context.schema === target)) {
        faults.push({
          code: 'schema-recursive',
          schema: at.schema,
          pointer: at.pointer,
          problem: `${at.schema}#${at.pointer} refers to ${target}, which contains it`,
        })
        return {}
      }
      return walk(schemas[target], [{ schema: target, pointer: '' }, ...contexts], path, judged, isValue)
    }
    const out: JsonSchema = {}
    for (const [keyword, value] of Object.entries(schema)) {
      if (annotations.has(keyword)) continue
      const step = `${path}/${keyword}`
      if (judged && constraints.has(keyword)) {
        if (keyword === 'required') {
          for (const member of value as string[])
            own(
              `${step}/${member}`,
              contextsOfMember(owners, schema, contexts, member),
              `required/${escapeSegment(member)}`,
            )
        } else if (!(keyword === 'additionalProperties' && value !== false)) own(step, contexts, keyword)
      }
      if (inner.has(keyword)) {
        out[keyword] = Object.fromEntries(
          Object.entries(value as JsonSchema).map(([key, child]) => [
            key,
            walk(child, down(keyword, key), `${step}/${escapeFragment(key)}`, judged, judged),
          ]),
        )
      } else if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword)) {
        const below = judged && (keyword === 'allOf' || keyword === 'prefixItems')
        out[keyword] = (value as unknown[]).map((child, index) =>
          walk(child, down(keyword, index), `${step}/${index}`, below, false),
        )
      } else if (['if', 'not', 'contains', 'propertyNames'].includes(keyword)) {
        out[keyword] = walk(value, down(keyword), step, false, false)
      } else if (['then', 'else', 'items', 'additionalProperties'].includes(keyword)) {
        out[keyword] = walk(value, down(keyword), step, judged, judged && keyword === 'items')
      } else out[keyword] = value
    }
    if (!closed || !isValue) return out
    const { schema: shut, added } = close(out)
    for (const below of added) own(path + below, contexts, 'additionalProperties')
    return shut
  }

  const root = { schema: target, pointer: '' }
  const schema = walk({ $ref: `#/$defs/${name}` }, [root], '#', true, true) as JsonSchema
  return { schema, rules, faults, used }
}

/** `required/<member>` falls to the rule of the property, or of what the property refers to. */
function contextsOfMember(
  owners: Owners,
  schema: JsonSchema,
  contexts: readonly Context[],
  member: string,
): readonly Context[] {
  const at = contexts[0] as Context
  const root = contexts.at(-1) as Context
  if (owners.has(`${at.schema}#${at.pointer}/required`) || owners.has(`${at.schema}#${at.pointer}/required/${member}`))
    return contexts
  if (owners.has(`${root.schema}#${root.pointer}/required`)) return [root]
  const property = `${at.pointer}/properties/${escapeSegment(member)}`
  if (owners.has(`${at.schema}#${property}`)) return [{ ...at, pointer: property }, ...contexts]
  const child = (schema.properties as JsonSchema | undefined)?.[member] as JsonSchema | undefined
  const target = typeof child?.$ref === 'string' ? child.$ref.slice('#/$defs/'.length) : undefined
  if (target !== undefined && longestPrefix(owners, { schema: target, pointer: '' }, 'type', '') !== undefined) {
    return [{ schema: target, pointer: '/type' }, ...contexts]
  }
  return contexts
}

function ownerOf(owners: Owners, contexts: readonly Context[], keyword: string): string | undefined {
  for (const context of contexts.toReversed()) {
    const claimed = longestPrefix(owners, context, keyword, '/**')
    if (claimed !== undefined) return claimed
  }
  for (const context of contexts) {
    const found = longestPrefix(owners, context, keyword, '')
    if (found !== undefined) return found
  }
  return undefined
}

function longestPrefix(owners: Owners, context: Context, keyword: string, suffix: string): string | undefined {
  for (let pointer = `${context.pointer}/${keyword}`; ; pointer = pointer.slice(0, pointer.lastIndexOf('/'))) {
    const candidate = `${context.schema}#${pointer}${suffix}`
    if (owners.has(candidate)) return candidate
    if (pointer === '') return undefined
  }
}

function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** As Ajv writes a property name into a schema path. */
function escapeFragment(segment: string): string {
  return encodeURIComponent(escapeSegment(segment))
}
