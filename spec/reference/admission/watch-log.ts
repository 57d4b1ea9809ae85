import type { FormatRecord } from '../../rule-record.js'
import { type Classify, classifier } from '../classify.js'
import { headerAsRow } from '../codec/header-as-row.js'
import { isInheritedMarker } from '../codec/inherited-marker.js'
import { type RelationGate, relationGate } from '../gate/relation-gate.js'
import { concerns, headerKind, inventoryOf, type Judge, judgedRules, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { RelationFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import type { Breach, JsonObject, Refusal } from '../verdict.js'
import { stageJudge, stageRules } from './stages.js'
import { LogState } from './state/log-state.js'
import { hasOutline, Outline } from './state/outline.js'

/** Whether a log is judged by its generation alone, or also by the Session that is then installed on it. */
export type Depth = 'restore' | 'session'

/** Why a log is refused, and by whom: its generation, or the Session that is installed on it. */
export type WatchRefusal = Refusal & { readonly judgedAt: Depth }

/**
 * Judges the events of one log as they come, and keeps none of them (notes 0007 to 0010). A fault may be known early and
 * be reported late, since a stage that comes first can still fail.
 */
export interface LogWatch {
  /**
   * Takes the next event, with its kind where it is known that nothing is wrong with it by itself. A refusal that
   * nothing can come before: the log need not be read any further.
   */
  event(event: unknown, known?: Kind): WatchRefusal | undefined
  /** What the log is refused for, with the cut that was found or handed over. */
  end(cut: unknown): WatchRefusal | undefined
}

export type OpenLog = (header: unknown, depth: Depth, vocabulary?: readonly string[]) => LogWatch | WatchRefusal

/** The stages that look at each event. */
const stageNames = ['event', 'outline', 'vocabulary', 'facts', 'own', 'lifecycle', 'crossing', 'installed'] as const
type StageName = (typeof stageNames)[number]

/**
 * The same by what they give way to: upstream judges one after the other over the whole log, so that a fault of a later
 * sweep is reported only if no earlier sweep has one. Within a sweep the first row counts.
 */
interface Sweeps {
  /** Nothing comes before a fault of these. */
  readonly first: readonly StageName[]
  /** Those between them and the agreement of the log with its cut. */
  readonly second: readonly StageName[]
  readonly later: readonly (readonly StageName[])[]
}

const sweepsOfV3: Sweeps = {
  first: ['event', 'outline'],
  second: ['vocabulary'],
  later: [['facts', 'own', 'lifecycle', 'crossing'], ['installed']],
}
const sweepsOfV4: Sweeps = {
  first: ['event'],
  second: [],
  later: [['facts', 'own'], ['lifecycle', 'crossing'], ['installed']],
}

/** A rule on an event and those before it, as it stands in its stage. */
interface Relation {
  readonly stage: StageName
  readonly rule: string
  readonly judged: RelationFunction
}

interface WatchedKind extends Kind {
  readonly relations: readonly Relation[]
  /** Whether all of them hold. */
  readonly holds: RelationGate
}

/** Finds kinds: those of events that are known to be sound by their place in the table of the format. */
interface Kinds {
  readonly of: Classify<WatchedKind>
  readonly sound: readonly WatchedKind[]
}

interface Failure {
  readonly row: number
  readonly breach: Breach
  readonly at: Depth
}

/** What the watches of one format have in common. */
interface Rules {
  readonly format: FormatRecord
  readonly sweeps: Sweeps
  readonly headerBreach: (header: unknown) => Breach | undefined
  readonly agreement: Judge
  readonly ofEvents: ReadonlyMap<StageName, Judge>
  readonly watched: (kind: Kind) => WatchedKind
  readonly refused: (failure: Failure) => WatchRefusal
}

export function buildOpenLog(specification: Specification, format: FormatRecord): OpenLog {
  const rules = rulesOf(specification, format)
  const of = classifier(format, 'format', 'restorer', rules.watched)
  const byFormat: Kinds = { of, sound: format.events.map(({ type }) => of({ type })) }
  return (header, depth, vocabulary) => {
    const breach = rules.headerBreach(headerAsRow(header))
    if (breach) return rules.refused({ breach, row: 0, at: 'restore' })
    const installed = vocabulary && classifier(format, new Set(vocabulary), 'restorer', rules.watched)
    return new Watch(rules, installed ? { of: installed, sound: [] } : byFormat, header, depth)
  }
}

function rulesOf(specification: Specification, format: FormatRecord): Rules {
  const judge = (stage: string) => stageJudge(specification, format, placeOf(stage), stage)
  const inventory = inventoryOf(format)
  const start = { format: format.format, position: 0 }
  const judgeHeader = judge('header')
  const isHeader = specification.gates(
    specification,
    format,
    stageRules(format, placeOf('header'), 'header'),
  )(headerKind)
  const relations = stageNames.flatMap((stage) =>
    judgedRules(specification, stageRules(format, placeOf(stage), stage))
      .filter((it) => it.isRelation)
      .map((it) => ({ ...it, stage })),
  )
  return {
    format,
    sweeps: hasOutline(format) ? sweepsOfV3 : sweepsOfV4,
    headerBreach: (header) =>
      isHeader(header as JsonObject, start) ? undefined : judgeHeader(header, headerKind, start),
    agreement: judge('agreement'),
    ofEvents: new Map(stageNames.map((name) => [name, judge(name)])),
    watched: (kind) => {
      const watched = relations
        .filter((it) => concerns(it, kind, inventory))
        .map(({ stage, rule, judged }) => ({ stage, rule, judged: judged as unknown as RelationFunction }))
      return { ...kind, relations: watched, holds: relationGate(watched.map((it) => it.judged)) }
    },
    refused: ({ breach, row, at }) => ({ ...refusal(specification, format.format, at, breach, row), judgedAt: at }),
  }
}

function placeOf(stage: string): Depth {
  return stage === 'installed' ? 'session' : 'restore'
}

class Watch implements LogWatch {
  readonly #found = new Map<StageName, Failure>()
  /** The crossing of a compaction that ended after it: no end of a seed can excuse it any more. */
  #isCrossingFinal = false
  readonly #log: LogState
  readonly #context: { readonly format: number; position: number; readonly log: LogState }

  constructor(
    readonly rules: Rules,
    readonly kinds: Kinds,
    readonly header: unknown,
    readonly depth: Depth,
  ) {
    this.#log = new LogState(rules.format, header, hasOutline(rules.format) ? new Outline() : undefined)
    this.#context = { format: rules.format.format, position: 0, log: this.#log }
  }

  event(event: unknown, known?: Kind): WatchRefusal | undefined {
    const sound = known?.index === undefined ? undefined : this.kinds.sound[known.index]
    const kind = sound ?? this.kinds.of(event)
    if (sound) this.#judgeRelations(event as JsonObject, sound)
    else this.#judgeAll(event, kind)
    this.#log.advance(event, kind, this.#context.position)
    this.#context.position++
    if (this.#found.size === 0) return undefined
    this.#forget(event, kind)
    return this.#refusedBy(this.rules.sweeps.first)
  }

  end(cut: unknown): WatchRefusal | undefined {
    const { second, later } = this.rules.sweeps
    const refused = this.#refusedBy(second)
    if (refused) return refused
    const events = this.#context.position
    const opened = { header: this.header, marker: this.#log.marker, cut, events }
    const breach = this.rules.agreement(opened, noTargets, this.#context)
    if (breach) return this.rules.refused({ breach, row: 0, at: 'restore' })
    for (const stages of later) {
      const failed = this.#refusedBy(stages)
      if (failed) return failed
    }
    return undefined
  }

  /** What one sweep has against the log. */
  #refusedBy(stages: readonly StageName[]): WatchRefusal | undefined {
    const failures = stages.flatMap((stage) => this.#found.get(stage) ?? [])
    if (failures.length === 0) return undefined
    return this.rules.refused(failures.reduce((best, it) => (it.row < best.row ? it : best)))
  }

  /** What the event says by itself holds: what is left is how it stands to those before it. */
  #judgeRelations(event: JsonObject, { relations, holds }: WatchedKind): void {
    if (holds(event, this.#context)) return
    for (const { stage, rule, judged } of relations) {
      if (!this.#isJudged(stage)) continue
      const at = judged(event, this.#context)
      if (at !== undefined) this.#fail(stage, { rule, at })
    }
  }

  #judgeAll(event: unknown, kind: Kind): void {
    for (const [stage, judge] of this.rules.ofEvents) {
      if (!this.#isJudged(stage)) continue
      const breach = judge(event, kind, this.#context)
      if (breach) this.#fail(stage, breach)
    }
  }

  #isJudged(stage: StageName): boolean {
    return !this.#found.has(stage) && (stage !== 'installed' || this.depth === 'session')
  }

  #fail(stage: StageName, breach: Breach): void {
    this.#found.set(stage, { breach, row: this.#context.position + 1, at: placeOf(stage) })
  }

  /** What comes before an inherited marker is of another Session; the end of a seed drops an open compaction. */
  #forget(event: unknown, { type }: Kind): void {
    if (type === 'compaction/end' && this.#found.has('crossing')) this.#isCrossingFinal = true
    if (type !== 'session/end-seed') return
    if (isInheritedMarker(event)) this.#found.delete('own')
    if (!this.#isCrossingFinal) this.#found.delete('crossing')
  }
}
