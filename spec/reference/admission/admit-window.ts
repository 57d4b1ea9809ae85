import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import type { Refusal } from '../verdict.js'
import type { Admitted } from './admit-event.js'
import { stageJudge } from './stages.js'

/** Events on their way to a browser (note 0010, Watching). */
export interface Delivered {
  readonly events: readonly unknown[]
  readonly delivery: 'snapshot' | 'live' | 'page'
  /** The number that a snapshot has to end at; -1 for an empty one. */
  readonly cursor?: number
  /** The first number of the window that a page is put in front of. */
  readonly before?: number
}

export type AdmitWindow = (delivered: Delivered, vocabulary?: readonly string[]) => Admitted | Refusal

/** What a browser checks of a delivery (design section 3, `window`). Needs no log, and nothing of Node. */
export function buildAdmitWindow(specification: Specification, format: FormatRecord): AdmitWindow {
  const judgeEvent = stageJudge(specification, format, 'window', 'event')
  const judgeDelivery = stageJudge(specification, format, 'window', 'delivery')
  const classifyByFormat = classifier(format, 'format')
  return (delivered, vocabulary) => {
    const classify = vocabulary === undefined ? classifyByFormat : classifier(format, new Set(vocabulary))
    const refused = (breach: { rule: string; at: string }, row: number) =>
      refusal(specification, format.format, 'window', breach, row)
    for (const [index, event] of delivered.events.entries()) {
      const kind = classify(event)
      const seq = (event as { seq?: unknown } | null)?.seq
      const breach = judgeEvent(event, kind, { format: format.format, position: typeof seq === 'number' ? seq : 0 })
      if (breach) return refused(breach, index + 1)
    }
    const breach = judgeDelivery(delivered, noTargets, { format: format.format, position: 0 })
    if (!breach) return { outcome: 'accept' }
    const [, index, at] = /^\/events\/(\d+)(.*)$/.exec(breach.at) ?? []
    return index === undefined ? refused(breach, 0) : refused({ rule: breach.rule, at: at ?? '' }, Number(index) + 1)
  }
}
