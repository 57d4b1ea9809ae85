import type { FormatIR, SpecIR } from '../ir.js'
import type { Note } from '../note.js'
import { eventSchemas } from './event-schemas.js'
import { formatsFile, rulesFile, rulesJson } from './rules-file.js'
import { schemaFile } from './schema-file.js'
import { typesFile } from './types-file.js'

/** All generated files by path below `spec/generated/`. Deterministic: no dates, no machine, notes in order. */
export async function emit(ir: SpecIR, notes: readonly Note[]): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  files.set('rules.ts', rulesFile(ir))
  files.set('rules.json', rulesJson(ir))
  files.set('formats.ts', formatsFile(ir))
  for (const format of ir.formats) {
    const events = eventSchemas(format, names(notes, format))
    files.set(`schemas/session.v${format.format}.schema.json`, schemaFile(format, events))
    // nobody writes a format that is only converted
    if (format.checks.some(({ at }) => at === 'event'))
      files.set(`types/v${format.format}.ts`, await typesFile(format, events))
  }
  return files
}

/** The schemas of envelope and placement metadata, by the bound tables. */
function names(
  notes: readonly Note[],
  format: FormatIR,
): { envelope: string; metadata: (placement: string) => string | undefined } {
  const rows = (table: string) =>
    notes
      .flatMap((note) => note.data.tables?.[table]?.rows ?? [])
      .filter((row) => {
        const span = row as { since?: number; until?: number }
        return format.format >= (span.since ?? 0) && format.format <= (span.until ?? Number.POSITIVE_INFINITY)
      })
  const metadata = new Map(rows('placements').map((row) => [row.placement, row.metadata]))
  const envelope = rows('records').find((row) => row.record === 'event')?.schema
  return { envelope: String(envelope), metadata: (placement) => metadata.get(placement) as string | undefined }
}
