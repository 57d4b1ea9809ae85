import type { Compilation } from '../compiler/compile.js'
import { holdsIn, type Rule } from '../compiler/ir.js'
import type { Note, NoteSource } from '../compiler/note.js'
import type { Report, Result } from './report-data.js'
import { furtherPlaces, type VectorData } from './vector-data.js'

export interface SiteInput {
  readonly sources: readonly NoteSource[]
  readonly compilation: Compilation
  readonly vectors: readonly VectorData[]
  readonly report: Report | undefined
}

/** What every page draws from: the input, with the ways from one thing to another. */
export interface Site extends SiteInput {
  readonly formats: readonly number[]
  readonly rules: ReadonlyMap<string, Rule>
  readonly vectorsOf: ReadonlyMap<string, readonly VectorData[]>
  readonly vectorById: ReadonlyMap<string, VectorData>
  /** `schema ToolMessage` -> the note and the unit that shows it first, or `unshown`: there it can be linked to. */
  readonly shown: ReadonlyMap<string, { readonly note: string; readonly unit: number }>
}

export function siteOf(input: SiteInput): Site {
  const { ir, notes } = input.compilation
  const vectorsOf = new Map<string, VectorData[]>(ir.rules.map((rule) => [rule.id, []]))
  for (const vector of input.vectors) for (const rule of new Set(vector.rules)) vectorsOf.get(rule)?.push(vector)
  return {
    ...input,
    formats: ir.formats.map(({ format }) => format),
    rules: new Map(ir.rules.map((rule) => [rule.id, rule])),
    vectorsOf,
    vectorById: new Map(input.vectors.map((vector) => [vector.id, vector])),
    shown: shownIn(notes),
  }
}

/** Vectors that no page holds, since none of their rules stands in a note. */
export function homeless(site: Site): VectorData[] {
  return site.vectors.filter((vector) => homeOf(site, vector) === undefined)
}

/** The rule under which a vector can be linked to; it also stands under each other rule that it names. */
export function homeOf(site: Site, vector: VectorData): Rule | undefined {
  return vector.rules.map((id) => site.rules.get(id)).find((rule) => rule !== undefined)
}

export function pageOf(slug: string): string {
  return `${slug}.html`
}

export function ruleHref(site: Site, id: string): string | undefined {
  const rule = site.rules.get(id)
  return rule && `${pageOf(rule.note)}#${id}`
}

export function vectorAnchor(id: string): string {
  return `vector-${id}`
}

export function vectorHref(site: Site, id: string): string | undefined {
  const vector = site.vectorById.get(id)
  const home = vector && homeOf(site, vector)
  return home && `${pageOf(home.note)}#${encodeURIComponent(vectorAnchor(id))}`
}

export function showAnchor(shown: string): string {
  return `show-${shown.replace(' ', '-')}`
}

function showHref(site: Site, shown: string): string | undefined {
  const place = site.shown.get(shown)
  return place && `${pageOf(place.note)}#${showAnchor(shown)}`
}

/** Where a schema stands; the union of a map (`ContentBlock`) stands as the map. */
export function schemaHref(site: Site, name: string): string | undefined {
  return showHref(site, `schema ${name}`) ?? showHref(site, `map ${name}Map`)
}

/** The formats of a span, of those that the notes judge. */
export function formatsIn(site: Site, span: { since?: number | undefined; until?: number | undefined }): number[] {
  return site.formats.filter((format) => holdsIn(format, span))
}

/** How one case of a vector stood in the last run. */
export interface CaseOutcome {
  readonly format: number
  /** The place of a further case; the first of a format needs no name. */
  readonly place: string | undefined
  readonly result: Result
}

/** Results of a vector in the last run, by format and place; a case that was not run has none. */
export function resultsOf(site: Site, vector: VectorData): CaseOutcome[] {
  return vector.formats.flatMap((format) =>
    furtherPlaces(vector).flatMap((place) => {
      const result = site.report?.results.get(`${vector.id}@${format}${place === undefined ? '' : `:${place}`}`)
      return result ? [{ format, place, result }] : []
    }),
  )
}

/** The area of a rule: what stands before the first dot of its id. */
export function areaOf(id: string): string {
  return id.split('.')[0] ?? id
}

/** The schemas of a note that its prose does not show; pointers of rules lead to them all the same. */
export function unshownSchemas({ data, units }: Note): string[] {
  const shown = new Set(units.en.filter(({ kind }) => kind === 'show').map(({ text }) => text))
  const names = new Set(Object.keys(data.schemas ?? {}).map((key) => key.split('@')[0] as string))
  return [...names].filter((name) => !shown.has(`schema ${name}`))
}

/** Stands for a unit where prose shows nothing. */
export const unshown = -1

function shownIn(notes: readonly Note[]): Map<string, { note: string; unit: number }> {
  const shown = new Map<string, { note: string; unit: number }>()
  for (const note of notes) {
    const directives = note.units.en.flatMap(({ kind, text }, unit) => (kind === 'show' ? [[text, unit] as const] : []))
    const others = unshownSchemas(note).map((name) => [`schema ${name}`, unshown] as const)
    for (const [text, unit] of [...directives, ...others])
      if (!shown.has(text)) shown.set(text, { note: note.slug, unit })
  }
  return shown
}
