import type { FormatIR, JsonSchema } from '../ir.js'

/** `tool/result` -> `ToolResultEvent`. */
export function eventName(type: string): string {
  const words = type.split(/[/-]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Event`
}

/**
 * One flat schema per event type: the envelope, the metadata of its placement class, its type and its data. The judge
 * applies the parts; readers of the spec and writers in TypeScript want the whole.
 */
export function eventSchemas(
  ir: FormatIR,
  names: { envelope: string; metadata: (placement: string) => string | undefined },
): Record<string, JsonSchema> {
  const envelope = ir.schemas[names.envelope] ?? {}
  return Object.fromEntries(
    ir.events.map((event) => {
      const metadata = ir.schemas[names.metadata(event.placement) ?? ''] ?? {}
      const own = {
        required: ['type', 'data'],
        properties: {
          type: { const: event.type },
          data: event.data === undefined ? {} : { $ref: `#/$defs/${event.data}` },
        },
      }
      return [eventName(event.type), merge(envelope, metadata, own)]
    }),
  )
}

function merge(...parts: JsonSchema[]): JsonSchema {
  const required = [...new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []))]
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
  const { since: _since, until: _until, ...first } = parts[0] ?? {}
  return { ...first, required, properties }
}
