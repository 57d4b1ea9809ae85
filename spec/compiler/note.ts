import type { Diagnostic, Language } from './diagnostic.js'
import { type NoteData, type ParsedNoteData, parseNoteData } from './note-data.js'
import { readProse, type Unit } from './prose.js'

/** The files of one note as text. `slug` is `NNNN-name`; `directory` prefixes the paths of diagnostics. */
export interface NoteSource {
  readonly directory: string
  readonly slug: string
  readonly yaml: string
  readonly en: string | undefined
  readonly zh: string | undefined
  /** `NNNN-name.lock.json`; undefined where nothing was confirmed yet. */
  readonly lock: string | undefined
}

export interface Note {
  readonly slug: string
  readonly data: NoteData
  readonly units: Readonly<Record<Language, readonly Unit[]>>
  readonly lock: string | undefined
  readonly files: Readonly<Record<Language | 'yaml' | 'lock', string>>
  readonly lineOf: ParsedNoteData['lineOf']
}

/** Reads one note. Faults that leave nothing to judge (no data, a missing language) yield no note. */
export function readNote(source: NoteSource): { note: Note | undefined; diagnostics: Diagnostic[] } {
  const path = (suffix: string) => `${source.directory}/${source.slug}.${suffix}`
  const files = { yaml: path('yaml'), en: path('md'), zh: path('zh.md'), lock: path('lock.json') }
  const { data, diagnostics, lineOf } = parseNoteData(files.yaml, source.yaml)
  for (const language of ['en', 'zh'] as const) {
    if (source[language] !== undefined) continue
    diagnostics.push({
      code: 'prose-missing',
      file: files[language],
      line: 1,
      language,
      problem: `the note ${source.slug} has no ${language === 'en' ? 'English' : 'Chinese'} prose`,
      remedy: 'write it: both languages are the norm',
    })
  }
  if (!data || source.en === undefined || source.zh === undefined) return { note: undefined, diagnostics }
  const units = { en: readProse(source.en), zh: readProse(source.zh) }
  return { note: { slug: source.slug, data, units, lock: source.lock, files, lineOf }, diagnostics }
}
