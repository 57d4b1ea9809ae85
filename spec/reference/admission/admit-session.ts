import type { FormatRecord } from '../../rule-record.js'
import { noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'
import type { Admitted } from './admit-event.js'
import { stageJudge } from './stages.js'
import { hasOutline } from './state/outline.js'
import type { Depth, OpenLog, WatchRefusal } from './watch-log.js'

/** A Session that is handed over: its events are judged, so they may be anything, and so may its header and its cut. */
export interface Opened {
  readonly header: unknown
  readonly events: readonly unknown[]
  readonly inheritedEventCount: unknown
}

export type AdmitSession = (session: Opened, depth: Depth, vocabulary?: readonly string[]) => Admitted | Refusal

/** Admission of a whole Session (design section 3, `restore` and `session`; note 0009, What is opened). */
export function buildAdmitSession(specification: Specification, format: FormatRecord, open: OpenLog): AdmitSession {
  const judgeCut = stageJudge(specification, format, 'restore', 'cut')
  return ({ header, events, inheritedEventCount: cut }, depth, vocabulary) => {
    const watch = open(header, depth, vocabulary)
    if ('outcome' in watch) return withoutPlace(watch)
    const ofCut = () => {
      const context = { format: format.format, position: 0 }
      const breach = judgeCut({ header, cut, events: events.length }, noTargets, context)
      return breach && refusal(specification, format.format, 'restore', breach, 0)
    }
    const ofEvents = () => {
      for (const event of events) {
        const refused = watch.event(event)
        if (refused) return withoutPlace(refused)
      }
      return undefined
    }
    const refused = hasOutline(format) ? (ofEvents() ?? ofCut()) : (ofCut() ?? ofEvents())
    if (refused) return refused
    const atEnd = watch.end(cut)
    return atEnd ? withoutPlace(atEnd) : { outcome: 'accept' }
  }
}

/** Who asks at one place knows where it was judged. */
function withoutPlace({ judgedAt: _judgedAt, ...refused }: WatchRefusal): Refusal {
  return refused
}
