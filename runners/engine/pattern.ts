/** A pattern over dotted ids: `*` stands for anything but a dot, `**` for anything. Without either, it is an id or the front of one. */
export function idMatcher(pattern: string): (id: string) => boolean {
  if (!pattern.includes('*'))
    return (id) => id === pattern || id.startsWith(`${pattern}.`) || id.startsWith(`${pattern}@`)
  const source = pattern
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^.@]*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  const expression = new RegExp(`^${source}(@\\d+)?$`)
  return (id) => expression.test(id)
}
