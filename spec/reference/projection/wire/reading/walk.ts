import { isObject, step } from '../../../verdict.js'

/** Members whose values are data of a tool: nothing in them is said to the provider. */
const data = new Set(['args', 'arguments', 'parameters', 'parametersJsonSchema', 'input_schema', 'response'])

/** Visits every object in a body with its place, apart from what is data of a tool. */
export function walkObjects(
  value: unknown,
  visit: (object: Readonly<Record<string, unknown>>, at: string) => void,
  at = '',
): void {
  if (Array.isArray(value)) for (const [index, it] of value.entries()) walkObjects(it, visit, `${at}/${index}`)
  if (!isObject(value)) return
  visit(value, at)
  for (const [member, it] of Object.entries(value))
    if (!data.has(member) && !(member === 'input' && value.type === 'tool_use'))
      walkObjects(it, visit, `${at}${step(member)}`)
}

/** Every string that a value holds. */
export function stringsOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsOf)
}

/** Whether two JSON values are the same, in whatever order their members stand. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((member) => [member, ordered(value[member])]),
  )
}
