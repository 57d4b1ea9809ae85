/**
 * The same text for JSON values that are equal: members by name, own ones alone, `-0` as `0`. Two texts are equal
 * exactly if the values are.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonicalJson((value as Record<string, unknown>)[name])}`)
  return `{${members.join()}}`
}
