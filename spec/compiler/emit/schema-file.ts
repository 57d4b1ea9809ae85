import type { FormatIR, JsonSchema } from '../ir.js'
import { keyedEntries, unionName, unionSchema } from '../maps.js'
import { eventName } from './event-schemas.js'

/** The published JSON Schema 2020-12 of a format: an event at the root, the header and all parts under `$defs`. */
export function schemaFile(ir: FormatIR, events: Readonly<Record<string, JsonSchema>>): string {
  const unions = Object.fromEntries(Object.entries(ir.maps).map(([name, map]) => [unionName(name), unionSchema(map)]))
  const $defs = { ...unions, ...keyedEntries(ir.maps, ir.schemas), ...events }
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:sessionproof:session:v${ir.format}`,
    title: `DeepSeek Harness Session format ${ir.format}: one event`,
    $comment:
      'Generated from agent-notes by `sessionproof compile`. Rules that no schema can state are not here: see rules.json.',
    type: 'object',
    required: ['type'],
    properties: { type: { type: 'string' } },
    allOf: ir.events.map(({ type }) => ({
      if: { required: ['type'], properties: { type: { const: type } } },
      then: { $ref: `#/$defs/${eventName(type)}` },
    })),
    $defs: Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, publish(schema)])),
  }
  return `${JSON.stringify(document, undefined, 2)}\n`
}

/** Takes away what only the compiler reads; what plain JSON Schema cannot say becomes a comment. */
function publish(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(publish)
  if (typeof node !== 'object' || node === null) return node
  const out: JsonSchema = {}
  for (const [keyword, value] of Object.entries(node as JsonSchema)) {
    if (keyword === 'tsType' || keyword === 'since' || keyword === 'until') continue
    if (keyword === 'negativeZero') out.$comment = 'Negative zero is refused; JSON Schema cannot tell it from zero.'
    else out[keyword] = publish(value)
  }
  return out
}
