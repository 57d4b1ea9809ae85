import { registerSchema, type SchemaObject, unregisterSchema } from '@hyperjump/json-schema/draft-2020-12'
import {
  addKeyword,
  compile,
  defineVocabulary,
  getSchema,
  interpret,
  loadDialect,
} from '@hyperjump/json-schema/experimental'
import { fromJs, type JsonNode, typeOf, value } from '@hyperjump/json-schema/instance/experimental'
import type { Schema } from '../../../spec/reference/validators.js'

/** A JSON value as the second validator reads it: read once, judged by many schemas. */
export type Judged = JsonNode

/** Whether a schema takes a value. */
export type SecondOpinion = (judged: Judged) => boolean

const draft = 'https://json-schema.org/draft/2020-12'
const dialect = 'urn:sessionproof:dialect'
const vocabulary = 'urn:sessionproof:vocabulary'
const negativeZero = 'urn:sessionproof:keyword:negativeZero'

// `negativeZero: false` is a keyword of its own here as it is for Ajv: rewritten as plain JSON Schema it would be lost
addKeyword({
  id: negativeZero,
  compile: async () => false,
  interpret: (_, instance) => typeOf(instance) !== 'number' || !Object.is(value<number>(instance), -0),
})
defineVocabulary(vocabulary, { negativeZero })
registerSchema({
  $schema: `${draft}/schema`,
  $id: dialect,
  $dynamicAnchor: 'meta',
  allOf: [{ $ref: `${draft}/schema` }],
  properties: { negativeZero: { const: false } },
})
// closed: a keyword that none of these knows is an error, where Ajv was told to pass over it
const vocabularies = ['core', 'applicator', 'validation', 'meta-data'].map((name) => `${draft}/vocab/${name}`)
loadDialect(dialect, Object.fromEntries([...vocabularies, vocabulary].map((uri) => [uri, true])))

let asked = 0

/**
 * What @hyperjump/json-schema thinks of a schema. It walks schemas where Ajv writes programs for them, counts own
 * members alone, and shares no code with it. Throws where a schema breaks the meta-schema or has an unknown keyword.
 */
export async function secondOpinion(schema: Schema): Promise<SecondOpinion> {
  const uri = `urn:sessionproof:schema:${asked++}`
  const { $id: _, ...document } = schema // its name here is the one above
  registerSchema({ ...document, $schema: dialect } as SchemaObject, uri)
  try {
    const compiled = await compile(await getSchema(uri))
    return (judged) => interpret(compiled, judged).valid
  } finally {
    unregisterSchema(uri)
  }
}

export function read(json: unknown): Judged {
  return fromJs(json as never)
}
