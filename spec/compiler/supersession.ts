import type { Diagnostic } from './diagnostic.js'
import type { Note } from './note.js'

/** Supersession is acyclic and known on both ends; notes outside this repository are `external` and have one end. */
export function checkSupersession(notes: readonly Note[]): Diagnostic[] {
  const found: Diagnostic[] = []
  const bySlug = new Map(notes.map((note) => [note.slug, note]))
  for (const note of notes) {
    for (const [index, entry] of (note.data.supersedes ?? []).entries()) {
      if (entry.note === undefined) continue
      const older = bySlug.get(entry.note)
      const at = { file: note.files.yaml, line: note.lineOf('supersedes', index) }
      if (!older) {
        const problem = `supersedes the note ${entry.note}, which does not exist`
        found.push({ code: 'supersession-backlink', ...at, problem, remedy: 'mend the slug, or make it `external`' })
      } else if (!older.data.supersededBy?.includes(note.slug)) {
        const problem = `${entry.note} does not say that ${note.slug} supersedes it`
        const remedy = `add ${note.slug} to supersededBy in ${older.files.yaml}`
        found.push({ code: 'supersession-backlink', ...at, problem, remedy })
      }
    }
    if (reaches(note.slug, note.slug, bySlug, new Set())) {
      const problem = `${note.slug} supersedes itself through a cycle`
      const at = { file: note.files.yaml, line: note.lineOf('supersedes') }
      found.push({ code: 'supersession-cycle', ...at, problem, remedy: 'take one of the edges away' })
    }
  }
  return found
}

function reaches(from: string, to: string, notes: ReadonlyMap<string, Note>, seen: Set<string>): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  const next = (notes.get(from)?.data.supersedes ?? []).flatMap((entry) => entry.note ?? [])
  return next.some((slug) => slug === to || reaches(slug, to, notes, seen))
}
