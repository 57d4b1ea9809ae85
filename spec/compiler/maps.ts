import { holdsIn, type JsonSchema, type UnionMap } from './ir.js'
import type { MapData } from './note-data.js'

/** `ContentBlockMap` is the map, `ContentBlock` the union of its entries. */
export function unionName(map: string): string {
  return map.replace(/Map$/, '')
}

/** A map with the entries that a format has. */
export function mapIn(format: number, { title, open, key, entries }: MapData): UnionMap {
  const held = Object.entries(entries).flatMap(([entry, value]) => {
    const row = typeof value === 'string' ? { schema: value } : value
    return holdsIn(format, row) ? [[entry, row.schema] as const] : []
  })
  return { title, open, key, entries: Object.fromEntries(held) }
}

/** The schema of a map's union: each entry judged by its own schema when the key names it; other keys are free. */
export function unionSchema(map: UnionMap): JsonSchema {
  return {
    type: 'object',
    required: [map.key],
    properties: { [map.key]: { type: 'string' } },
    allOf: Object.entries(map.entries).map(([entry, schema]) => ({
      if: { required: [map.key], properties: { [map.key]: { const: entry } } },
      then: { $ref: `#/$defs/${schema}` },
    })),
  }
}

/** Entry schemas with their key spelled out, as types and published schemas show them. */
export function keyedEntries(
  maps: Readonly<Record<string, UnionMap>>,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const keyed = { ...schemas }
  for (const map of Object.values(maps)) {
    for (const [entry, name] of Object.entries(map.entries)) {
      const schema = keyed[name]
      if (!schema) continue
      const required = [map.key, ...((schema.required as string[] | undefined) ?? []).filter((it) => it !== map.key)]
      if (schema.tsType === undefined)
        keyed[name] = {
          ...schema,
          required,
          properties: { [map.key]: { const: entry }, ...(schema.properties as JsonSchema) },
        }
    }
  }
  return keyed
}
