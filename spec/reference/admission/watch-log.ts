import type { FormatRecord } from '../../rule-record.js'
import { type Classify, classifier } from '../classify.js'
import { headerKind, type Judge, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Breach, Refusal } from '../verdict.js'
import { stageJudge } from './stages.js'
import { isInheritedMarker, LogState } from './state/log-state.js'

/** Whether a log is judged by its generation alone, or also by the Session that is then installed on it. */
export type Depth = 'restore' | 'session'

/**
 * Judges the events of one log as they come, and keeps none of them (notes 0007 to 0010). A fault may be known early and
 * be reported late, since a stage that comes first can still fail.
 */
export interface LogWatch {
  /** A refusal that nothing can come before; the log need not be read any further. */
  event(event: unknown): Refusal | undefined
  /** What the log is refused for, with the cut that was found or handed over. */
  end(cut: unknown): Refusal | undefined
}

export type OpenLog = (header: unknown, depth: Depth, vocabulary?: readonly string[]) => LogWatch | Refusal

/**
 * The stages that look at each event, by what they give way to: upstream judges one after the other over the whole log,
 * so that a fault of a later sweep is reported only if no earlier sweep has one. Within a sweep the first row counts.
 */
const sweeps = [['event'], ['facts', 'own'], ['lifecycle', 'crossing'], ['installed']] as const
type StageName = (typeof sweeps)[number][number]

interface Failure {
  readonly row: number
  readonly breach: Breach
  readonly at: Depth
}

interface Stages {
  readonly header: Judge
  readonly agreement: Judge
  readonly ofEvents: ReadonlyMap<StageName, Judge>
}

export function buildOpenLog(specification: Specification, format: FormatRecord): OpenLog {
  const judge = (stage: string) =>
    stageJudge(specification, format, stage === 'installed' ? 'session' : 'restore', stage)
  const stages: Stages = {
    header: judge('header'),
    agreement: judge('agreement'),
    ofEvents: new Map(sweeps.flat().map((name) => [name, judge(name)])),
  }
  const refused = ({ breach, row, at }: Failure) => refusal(specification, format.format, at, breach, row)
  return (header, depth, vocabulary) => {
    const breach = stages.header(withType(header), headerKind, { format: format.format, position: 0 })
    if (breach) return refused({ breach, row: 0, at: 'restore' })
    return new Watch(format, stages, header, depth, vocabulary && new Set(vocabulary), refused)
  }
}

/** A header as the rules on rows have it; only a row has a type. */
function withType(header: unknown): unknown {
  return typeof header === 'object' && header !== null && !Array.isArray(header)
    ? { ...header, type: 'session' }
    : header
}

class Watch implements LogWatch {
  readonly #found = new Map<StageName, Failure>()
  /** The crossing of a compaction that ended after it: no end of a seed can excuse it any more. */
  #isCrossingFinal = false
  readonly #log: LogState
  readonly #classify: Classify
  readonly #context: { format: number; position: number; log: LogState }

  constructor(
    format: FormatRecord,
    readonly stages: Stages,
    readonly header: unknown,
    readonly depth: Depth,
    vocabulary: ReadonlySet<string> | undefined,
    readonly refused: (failure: Failure) => Refusal,
  ) {
    this.#log = new LogState(format, header)
    this.#classify = classifier(format, vocabulary ?? 'format', 'restorer')
    this.#context = { format: format.format, position: 0, log: this.#log }
  }

  event(event: unknown): Refusal | undefined {
    const kind = this.#classify(event)
    const position = this.#context.position
    for (const stages of sweeps) {
      for (const stage of stages) this.#judge(stage, event, kind)
      if (stages.some((stage) => this.#isFinal(stage))) break
    }
    this.#log.advance(event, kind.type, kind.placement, position)
    this.#forget(event, kind)
    this.#context.position = position + 1
    const final = this.#found.get('event')
    return final && this.refused(final)
  }

  end(cut: unknown): Refusal | undefined {
    const opened = { header: this.header, marker: this.#log.marker, cut, events: this.#context.position }
    const breach = this.stages.agreement(opened, noTargets, this.#context)
    if (breach) return this.refused({ breach, row: 0, at: 'restore' })
    for (const stages of sweeps) {
      const failures = stages.flatMap((stage) => this.#found.get(stage) ?? [])
      const first = failures.reduce<Failure | undefined>(
        (best, it) => (best && best.row <= it.row ? best : it),
        undefined,
      )
      if (first) return this.refused(first)
    }
    return undefined
  }

  #judge(stage: StageName, event: unknown, kind: Kind): void {
    if (this.#found.has(stage) || (stage === 'installed' && this.depth === 'restore')) return
    const breach = (this.stages.ofEvents.get(stage) as Judge)(event, kind, this.#context)
    const at = stage === 'installed' ? 'session' : 'restore'
    if (breach) this.#found.set(stage, { breach, row: this.#context.position + 1, at })
  }

  /** Whether nothing that follows can take back what a stage found. */
  #isFinal(stage: StageName): boolean {
    return this.#found.has(stage) && stage !== 'own' && (stage !== 'crossing' || this.#isCrossingFinal)
  }

  /** What comes before an inherited marker is of another Session; the end of a seed drops an open compaction. */
  #forget(event: unknown, { type }: Kind): void {
    if (isInheritedMarker(event, type)) this.#found.delete('own')
    if (type === 'compaction/end' && this.#found.has('crossing')) this.#isCrossingFinal = true
    if (type === 'session/end-seed' && !this.#isCrossingFinal) this.#found.delete('crossing')
  }
}
