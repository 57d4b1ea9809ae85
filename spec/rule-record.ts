/** What the generated tables hold. Written by hand: the compiler and the reference agree on it. */

export type RefusalClass = 'malformed' | 'unsupported' | 'newer' | 'conflict'
export type Level = 'must' | 'must-not' | 'should' | 'may'
export type Effect = 'refuse' | 'accept' | 'preserve' | 'convert'
export type Scope =
  | 'frame'
  | 'text'
  | 'record'
  | 'event'
  | 'relation'
  | 'log'
  | 'directory'
  | 'edge'
  | 'edge-end'
  | 'step'
  | 'publication'
  | 'chunk'
  | 'assembly-step'
  | 'stream-record'
  | 'evidence'
  | 'translation'
  | 'translation-step'
  | 'projection'
  | 'projection-step'
  | 'wire'

export interface RuleRecord {
  readonly note: string
  readonly level: Level
  readonly effect: Effect
  readonly since: number
  readonly until: number | null
  readonly at: readonly string[]
  /** By `"<format> <at>"`, else `default`. */
  readonly refuse: { readonly default: RefusalClass } & Readonly<Record<string, RefusalClass>>
  /**
   * What it is about: types of events; of an adapter roles of messages, members of a request, or types of what a provider
   * sends.
   */
  readonly events: readonly string[]
  readonly schema: readonly string[]
  /** The code of the failure that a refusal is, where the one who makes requests or reads streams has to give it. */
  readonly code?: string
  readonly function: Scope | null
  readonly statement: {
    readonly en: string
    readonly zh: string
    /** 1-based lines in the two prose files of the note. */
    readonly lines: { readonly en: number; readonly zh: number }
  }
}

export interface TargetRecord {
  readonly schema: Readonly<Record<string, unknown>>
  readonly rules: Readonly<Record<string, string>>
}

export interface EventRecord {
  readonly type: string
  readonly placement: string
  readonly data: string | null
  readonly installed: boolean
  /** The codec does not look at the data of such an event when it is marked ignorable. */
  readonly exempt: boolean
  /** The restorer of V3 knows it only from a vocabulary, and does not look at its data. */
  readonly added: boolean
}

export interface StageRecord {
  readonly at: string
  /** Of a projection, a translation or an inspection: of which adapter; of all where it is absent. */
  readonly adapter?: string
  readonly stage: string
  readonly failure: string
  readonly rules: readonly string[]
  /** What is done to a record, a stream or a request that the rules have let through, in order. */
  readonly steps: readonly string[]
}

/** A place in the events of a type. `at` is a pointer in which `*` stands for each element of a list. */
export interface PlaceRecord {
  readonly type: string
  readonly at: string
}

/** A value at a place, and what the next format has instead. */
export interface RenameRecord extends PlaceRecord {
  readonly from: string
  readonly to: string
}

/** What a message of a plugin comes from on the other side of the edge. */
export interface ProducerRecord {
  readonly plugin: string
  /** Of messages of this role alone. */
  readonly role: string | null
  readonly kind: string
}

export interface FormatRecord {
  readonly format: number
  readonly targets: Readonly<Record<string, TargetRecord>>
  readonly events: readonly EventRecord[]
  readonly checks: readonly StageRecord[]
  /** Where events name others by number. */
  readonly references: readonly PlaceRecord[]
  readonly renames: readonly RenameRecord[]
  /** For the edge: the plugins whose kind of source in the next format is fixed, those of one role first. */
  readonly producers: readonly ProducerRecord[]
  /** For the edge: types that the format does not know and that its logs hold all the same. */
  readonly late: readonly string[]
  /** For the edge: the types of content blocks that mean the same in the next format. */
  readonly tags: readonly string[]
}
