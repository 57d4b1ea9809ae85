import type { Effect, Level, RefusalClass, Scope, SupersessionData, TableData } from './note-data.js'
import type { Statement } from './statements.js'

/** The intermediate representation: what the notes say, resolved, without a language or a file format left to read. */
export interface SpecIR {
  readonly notes: readonly NoteIR[]
  /** In the order of the notes. */
  readonly rules: readonly Rule[]
  /** Every format that some rule holds in, ascending. */
  readonly formats: readonly FormatIR[]
}

export interface NoteIR {
  readonly slug: string
  readonly title: { readonly en: string; readonly zh: string }
  readonly status: string
  readonly date: string
  readonly supersedes: readonly SupersessionData[]
  readonly tables: Readonly<Record<string, TableData>>
}

/** A merge-extensible or closed map, as it stands in one format. */
export interface UnionMap {
  readonly title: { readonly en: string; readonly zh: string }
  readonly open: boolean
  readonly key: string
  readonly entries: Readonly<Record<string, string>>
}

export interface Rule {
  readonly id: string
  readonly note: string
  readonly level: Level
  readonly effect: Effect
  readonly since: number
  readonly until: number | undefined
  readonly at: readonly string[]
  /** The class of a refusal: `default`, or by `"<format> <at>"` where the layers differ. */
  readonly refuse: { readonly default: RefusalClass } & Readonly<Record<string, RefusalClass>>
  readonly events: readonly string[]
  readonly schema: readonly string[]
  readonly code: string | undefined
  readonly function: Scope | undefined
  readonly statement: Statement
}

export interface FormatIR {
  readonly format: number
  /** Constraint trees by target: `header`, `event`, `placement:<class>`, `data:<type>`. */
  readonly targets: Readonly<Record<string, Target>>
  readonly events: readonly EventRow[]
  readonly checks: readonly Stage[]
  readonly references: readonly PlaceRow[]
  readonly renames: readonly RenameRow[]
  readonly producers: readonly Producer[]
  readonly late: readonly string[]
  readonly tags: readonly string[]
  readonly brands: Readonly<Record<string, 'string' | 'number'>>
  readonly maps: Readonly<Record<string, UnionMap>>
  /** The schemas that hold in this format, with their references, for publication and types. */
  readonly schemas: Readonly<Record<string, JsonSchema>>
}

/** A schema with every reference written out, and the rule of each of its constraints by schema path. */
export interface Target {
  readonly schema: JsonSchema
  /** Key: schema path (`#/properties/id/minLength`); for `required` the member's name follows (`#/required/id`). */
  readonly rules: Readonly<Record<string, string>>
}

export interface EventRow {
  readonly type: string
  readonly placement: string
  readonly data: string | undefined
  /** Known only to a reader that was given a vocabulary; the codec alone takes it as unknown. */
  readonly installed: boolean
  /** The codec does not look at the data of such an event when it is marked ignorable. */
  readonly exempt: boolean
  /** The restorer of V3 knows it only from a vocabulary, and does not look at its data. */
  readonly added: boolean
}

/** A place in the events of a type. `at` is a pointer in which `*` stands for each element of a list. */
export interface PlaceRow {
  readonly type: string
  readonly at: string
}

/** A value at a place, and what the next format has instead. */
export interface RenameRow extends PlaceRow {
  readonly from: string
  readonly to: string
}

/** One stage of a judgement: rules in the order in which they are looked at, and the steps that follow where something is made. */
export interface Stage {
  readonly at: string
  /** Of a projection, a translation or an inspection: of which adapter; of all where it is absent. */
  readonly adapter?: string
  readonly stage: string
  readonly failure: 'hard' | 'recoverable'
  readonly rules: readonly string[]
  readonly steps: readonly string[]
}

/** A plugin of a format, and the kind of source that its messages have on the other side of the edge. */
export interface Producer {
  readonly plugin: string
  /** Of messages of this role alone. */
  readonly role: string | null
  readonly kind: string
}

export interface JsonSchema {
  [keyword: string]: unknown
}

export function holdsIn(format: number, span: { since?: number | undefined; until?: number | undefined }): boolean {
  return format >= (span.since ?? 0) && format <= (span.until ?? Number.POSITIVE_INFINITY)
}

/** Whether a rule is judged at a place in a format. `at` names places, or `<format> <place>` for one format alone. */
export function isJudged(rule: Pick<Rule, 'at' | 'since' | 'until'>, format: number, place: string): boolean {
  return holdsIn(format, rule) && (rule.at.includes(place) || rule.at.includes(`${format} ${place}`))
}

/** The places of judgement of a rule in a format. */
export function placesOf(rule: Pick<Rule, 'at' | 'since' | 'until'>, format: number): string[] {
  const places = rule.at.map((place) => place.replace(/^\d+ /, ''))
  return [...new Set(places)].filter((place) => isJudged(rule, format, place))
}
