import type { FormatIR, JsonSchema } from '../ir.js'
import { keyedEntries, unionName } from '../maps.js'
import { eventName } from './event-schemas.js'
import { declarationsOf } from './typescript.js'

/** TypeScript types of a format: brands and maps as a prelude, the rest from the schemas. */
export async function typesFile(ir: FormatIR, events: Readonly<Record<string, JsonSchema>>): Promise<string> {
  const unions = new Set(Object.keys(ir.maps).map(unionName))
  const $defs = typed({ ...keyedEntries(ir.maps, ir.schemas), ...events }, unions) as object
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
    const entries = Object.entries(map.entries).map(([entry, type]) => `  ${JSON.stringify(entry)}: ${type}`)
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
function typed(node: unknown, unions: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((it) => typed(it, unions))
  if (typeof node !== 'object' || node === null) return node
  const schema = node as JsonSchema
  const target = typeof schema['$ref'] === 'string' ? schema['$ref'].slice('#/$defs/'.length) : undefined
  if (typeof schema['tsType'] === 'string') return { tsType: schema['tsType'] }
  if (target !== undefined && unions.has(target)) return { tsType: target }
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (['since', 'until', 'negativeZero', 'if', 'then', 'else', 'allOf', '$comment', 'contains'].includes(keyword))
        return []
      return [[keyword, typed(value, unions)]]
    }),
  )
}
