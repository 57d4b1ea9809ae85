import type { FormatIR, JsonSchema } from '../ir.js'
import { keyedEntries, unionName } from '../maps.js'
import { eventName } from './event-schemas.js'
import { declarationsOf } from './typescript.js'

/** TypeScript types of a format: brands and maps as a prelude, the rest from the schemas. */
export async function typesFile(ir: FormatIR, events: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const unions = new Set(Object.keys(ir.maps).map(unionName))
  const defs = { ...keyedEntries(ir.maps, ir.schemas), ...events }
  const shown = Object.fromEntries(Object.entries(defs).filter(([, schema]) => isType(schema)))
  const $defs = typed(shown, unions, defs) as object
  return `${prelude(ir)}\n${await declarationsOf($defs)}\n`
}

function prelude(ir: FormatIR): string {
  const lines = [
    `// Session format ${ir.format}. Generated from agent-notes by \`sessionproof compile\`; do not edit.`,
    '',
    'declare const brand: unique symbol',
    '/** A nominal type: a plain value has to be cast once, where it enters the program. */',
    'export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }',
    '',
    ...Object.entries(ir.brands).map(([name, base]) => `export type ${name} = Brand<${base}, '${name}'>`),
  ]
  for (const [name, map] of Object.entries(ir.maps)) {
    const entries = Object.entries(map.entries).map(
      ([entry, type]) => `  ${/^\w+$/.test(entry) ? entry : `'${entry}'`}: ${type}`,
    )
    lines.push(
      '',
      `/** ${map.title.en}. ${map.open ? 'Open: extend it by declaration merging.' : 'Closed: a type alias, which cannot be merged into.'} */`,
    )
    lines.push(map.open ? `export interface ${name} {` : `export type ${name} = {`, ...entries, '}')
    lines.push(`export type ${unionName(name)} = ${name}[keyof ${name}]`)
  }
  lines.push('', '/** Every event of the vocabulary of this format. */')
  lines.push(
    `export type SessionEvent =\n${ir.events.map(({ type }) => `  | ${eventName(type)}`).join('\n') || '  never'}`,
  )
  lines.push('', '/** The vocabulary of this format. */', "export type SessionEventType = SessionEvent['type']")
  return `${lines.join('\n')}\n`
}

/** What json-schema-to-typescript should not see: unions live in the prelude, conditions have no type. */
function typed(node: unknown, unions: ReadonlySet<string>, defs: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(node)) return node.map((it) => typed(it, unions, defs))
  if (typeof node !== 'object' || node === null) return node
  const schema = withParts(node as JsonSchema, defs)
  const target = typeof schema.$ref === 'string' ? schema.$ref.slice('#/$defs/'.length) : undefined
  if (typeof schema.tsType === 'string') return { tsType: schema.tsType }
  if (target !== undefined && unions.has(target)) return { tsType: target }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (['since', 'until', 'negativeZero', 'if', 'then', 'else', 'allOf', '$comment', 'contains'].includes(keyword))
        return []
      return [[keyword, typed(value, unions, defs)]]
    }),
  )
}

/** Conditions and prohibitions have a schema, but no type of their own. */
function isType(schema: JsonSchema): boolean {
  if (schema.tsType !== undefined) return schema.tsType !== 'unknown'
  return schema.type !== undefined || schema.properties !== undefined
}

/** Members of the named parts that a schema is made of by `allOf`; conditions and unions add none. */
function withParts(schema: JsonSchema, defs: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const parts = ((schema.allOf as JsonSchema[] | undefined) ?? []).flatMap(({ $ref }) => {
    const part = typeof $ref === 'string' ? defs[$ref.slice('#/$defs/'.length)] : undefined
    return part?.properties && part.tsType === undefined ? [part] : []
  })
  if (parts.length === 0 || schema.properties === undefined) return schema
  const required = [schema, ...parts].flatMap((part) => (part.required as string[] | undefined) ?? [])
  const properties = Object.assign({}, ...parts.map((part) => part.properties), schema.properties)
  return { ...schema, required, properties }
}
