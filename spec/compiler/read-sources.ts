import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NoteSource } from './note.js'

/** The notes below `<root>/agent-notes` as text, in the order of their numbers. The compiler itself reads no files. */
export function readNoteSources(root: string): NoteSource[] {
  const directory = join(root, 'agent-notes')
  const names = readdirSync(directory)
  const read = (name: string) => (names.includes(name) ? readFileSync(join(directory, name), 'utf8') : undefined)
  return names
    .filter((name) => /^\d{4}-[a-z0-9-]+\.yaml$/.test(name))
    .sort()
    .map((name) => {
      const slug = name.slice(0, -'.yaml'.length)
      return {
        directory: 'agent-notes',
        slug,
        yaml: readFileSync(join(directory, name), 'utf8'),
        en: read(`${slug}.md`),
        zh: read(`${slug}.zh.md`),
        lock: read(`${slug}.lock.json`),
      }
    })
}
