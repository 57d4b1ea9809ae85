import { canonicalName } from '../../spec/reference/publication/plan.js'
import type { Draw } from '../draw.js'

/** How a name of a generation may be misspelled so that it is another name (`selection.canonical`). */
const misspellings: readonly ((name: string) => string)[] = [
  (name) => `${name}.bak`,
  (name) => `${name} `,
  (name) => `${name}\n`,
  (name) => `old-${name}`,
  (name) => ` ${name}`,
  (name) => name.replace(/\.zstd$|$/, '.zst'),
  (name) => name.replace('session', 'Session'),
  (name) => name.replace('.jsonl', '.JSONL'),
  (name) => name.replace('.v', '.V').replace(/^session\.jsonl/, 'session.v0.jsonl'),
  (name) => name.replace('.v', '.v0').replace(/^session\.jsonl/, 'session.v.jsonl'),
  (name) => name.replace(/\d+/, '９').replace(/^session\.jsonl/, 'session.v９.jsonl'),
  (name) => name.replace(/\d+/, '9007199254740992').replace(/^session\.jsonl/, 'session.v-1.jsonl'),
]

/** What else stands in a Session directory. */
const others = [
  'session.lock',
  'session.migration.0f1e2d3c.jsonl.tmp',
  'session.migration.0.jsonl.zstd.tmp',
  'notes.txt',
  '.DS_Store',
  '备注 😀.md',
  'constructor',
] as const

/** A name that is no generation's, but close to one. */
export function nearlyCanonicalName(draw: Draw, generation: number, isCompressed: boolean): string {
  return draw.of(misspellings)(canonicalName(generation, isCompressed))
}

/** A name that is no generation's: of another program, or close to a canonical one of a generation up to 5. */
export function otherName(draw: Draw): string {
  return draw.chance(1, 2) ? draw.of(others) : nearlyCanonicalName(draw, draw.between(0, 5), draw.chance(1, 2))
}

/** Of entries whose names differ in the case of letters alone only the first: some file systems cannot have both. */
export function uniqueByName<Entry extends { readonly name: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>()
  return entries.filter(({ name }) => {
    const key = name.toLowerCase()
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Items in any order: directories are listed as they come. */
export function shuffled<Item>(draw: Draw, items: readonly Item[]): Item[] {
  const left = [...items]
  return items.map(() => left.splice(draw.below(left.length), 1)[0] as Item)
}
