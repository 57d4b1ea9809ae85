/**
 * A pattern over ids: `*` stands for anything but a dot, an at sign or a colon, `**` for anything; a format and a place
 * (`@4:window`) may follow what it matches. Without either it is an id or the front of one: `area.name` and `area.name@4:window`,
 * but `area.name@4` is that one case alone, so that it can be told from the further places of its vector.
 */
export function idMatcher(pattern: string): (id: string) => boolean {
  if (!pattern.includes('*'))
    return (id) => id === pattern || id.startsWith(`${pattern}.`) || id.startsWith(`${pattern}@`)
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^.@:]*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  const expression = new RegExp(`^${source}(@\\d+)?(:[a-z]+)?$`)
  return (id) => expression.test(id)
}
