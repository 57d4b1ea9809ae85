type Schema = Readonly<Record<string, unknown>>

/** What is asked of an object in which a member is one of some constants. */
export interface Choice {
  readonly member: string
  readonly constants: readonly unknown[]
  /** `false` where no such object satisfies the schema. */
  readonly asked: unknown
}

/** What a part of a schema asks with `not` and with `if` and `then`, where the condition is on one member alone. */
export function choicesOf(part: Schema): Choice[] {
  return [
    ...(part.not === undefined ? [] : choice(part.not, false)),
    ...(part.if === undefined || part.else !== undefined ? [] : choice(part.if, part.then ?? true)),
  ]
}

/** The same part without them. */
export function withoutChoices(part: Schema): Schema {
  const { not, if: condition, then, ...rest } = part
  return {
    ...rest,
    ...(not !== undefined && choice(not, false).length === 0 ? { not } : {}),
    ...(condition !== undefined && (part.else !== undefined || choice(condition, then).length === 0)
      ? { if: condition, then }
      : {}),
  }
}

function choice(condition: unknown, asked: unknown): Choice[] {
  if (typeof condition !== 'object' || condition === null) return []
  const { type, required, properties, ...others } = condition as Schema
  const isPlain = (type === undefined || type === 'object') && Object.keys(others).length === 0
  const [member, ...more] = (required ?? []) as readonly string[]
  const [[name, schema] = [undefined, undefined], ...rest] = Object.entries((properties ?? {}) as Schema)
  if (!isPlain || member === undefined || more.length > 0 || name !== member || rest.length > 0) return []
  const constants = constantsOf(schema as Schema)
  return constants ? [{ member, constants, asked }] : []
}

function constantsOf(schema: Schema): readonly unknown[] | undefined {
  const [keyword, ...more] = Object.keys(schema)
  if (more.length > 0) return undefined
  return keyword === 'const' ? [schema.const] : (schema.enum as readonly unknown[] | undefined)
}
