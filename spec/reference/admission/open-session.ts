import type { FormatRecord } from '../../rule-record.js'
import { type Classify, classifier } from '../classify.js'
import { type History, messagesOf } from '../projection/history.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Refusal, Warning } from '../verdict.js'
import { own } from '../verdict.js'
import type { AdmitEvent } from './admit-event.js'
import type { Opened } from './admit-session.js'
import { stageJudge } from './stages.js'
import { LogState } from './state/log-state.js'

export type AttemptVerdict = { readonly outcome: 'accept'; readonly seq: number } | Refusal

export interface Appended {
  readonly outcome: 'accept'
  readonly verdicts: readonly AttemptVerdict[]
  readonly history: History
  /** Attempts that were accepted, and that adoption would refuse: the next start refuses the log. `row` n is the n-th. */
  readonly warnings?: readonly Warning[]
}

export interface FoldOptions {
  /** The number of the first event: 0, or where a part of a log begins. */
  readonly first?: number
  readonly vocabulary?: readonly string[] | undefined
}

/** Folds a log into its surface and its messages (note 0008). */
export type FoldHistory = (
  session: Opened,
  options?: FoldOptions,
) => ({ readonly outcome: 'accept' } & History) | Refusal
export type Append = (
  session: Opened,
  attempts: readonly unknown[],
  vocabulary?: readonly string[],
) => Appended | Refusal

/** The events of one log with the surface that they make. Events that are refused are not taken in. */
class Fold {
  readonly events: unknown[] = []
  readonly log: LogState

  constructor(
    readonly format: FormatRecord,
    header: unknown,
    readonly classify: Classify,
    readonly first: number,
  ) {
    this.log = new LogState(format, header)
  }

  /** The number of the event that comes next. */
  get next(): number {
    return this.first + this.events.length
  }

  get context() {
    return { format: this.format.format, position: this.next, log: this.log }
  }

  take(event: unknown): void {
    this.log.advance(event, this.classify(event), this.next)
    this.events.push(event)
  }

  get history(): History {
    const surface = [...this.log.surface.nodes()]
    return { surface, messages: messagesOf((seq) => this.events[seq - this.first], surface, this.log.images) }
  }
}

export function buildFoldHistory(specification: Specification, format: FormatRecord): FoldHistory {
  const fold = folder(specification, format)
  return (session, { first = 0, vocabulary } = {}) => {
    const folded = fold(session, classifier(format, vocabulary ? new Set(vocabulary) : 'format'), first)
    return folded instanceof Fold ? { outcome: 'accept', ...folded.history } : folded
  }
}

/** An open Session takes one event more, or refuses it and stays as it was (note 0010, Appending). */
export function buildAppend(specification: Specification, format: FormatRecord, adopt: AdmitEvent): Append {
  const fold = folder(specification, format)
  const judge = stageJudge(specification, format, 'append', 'attempt')
  return (session, attempts, vocabulary) => {
    const classify = classifier(format, vocabulary === undefined ? 'format' : new Set(vocabulary))
    const open = fold(session, classify, 0)
    if (!(open instanceof Fold)) return open
    const warnings: Warning[] = []
    const verdicts = attempts.map((attempt, index): AttemptVerdict => {
      const event = numbered(attempt, open.next)
      const breach = judge(event, classify(event), open.context)
      if (breach) return refusal(specification, format.format, 'append', breach)
      const adopted = adopt(event, vocabulary)
      if (adopted.outcome === 'refuse') warnings.push({ rule: adopted.rule, row: index + 1, at: adopted.at })
      open.take(event)
      return { outcome: 'accept', seq: open.next - 1 }
    })
    return { outcome: 'accept', verdicts, history: open.history, ...(warnings.length > 0 ? { warnings } : {}) }
  }
}

function folder(specification: Specification, format: FormatRecord) {
  const judge = stageJudge(specification, format, 'history', 'fold')
  return ({ header, events }: Opened, classify: Classify, first: number): Fold | Refusal => {
    const fold = new Fold(format, header, classify, first)
    for (const [index, event] of events.entries()) {
      const breach = judge(event, classify(event), fold.context)
      if (breach) return refusal(specification, format.format, 'history', breach, index + 1)
      fold.take(event)
    }
    return fold
  }
}

/** An attempt as the event that it would be: the Session gives the number; the mark `ignorable` cannot be passed. */
function numbered(attempt: unknown, seq: number): unknown {
  const members = ['data', 'surfaceOp', 'sourceEventSeqs'].filter((member) => own(attempt, member) !== undefined)
  return {
    type: own(attempt, 'type'),
    seq,
    time: 0,
    ...Object.fromEntries(members.map((member) => [member, own(attempt, member)])),
  }
}
