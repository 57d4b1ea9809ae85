import type { LogWriter } from '../log-writer.js'
import { anyJson } from '../parts/json.js'
import { count } from '../parts/texts.js'
import { always, type Step } from '../step.js'

/** The end of what a Session was given to begin with, and how far a log was delivered somewhere. */
export const seedSteps: readonly Step[] = [
  { weight: 2, isPossible: always, write: (log) => endSeed(log, {}) },
  { weight: 4, isPossible: ({ header }) => header.isSeeded, write: mark },
  {
    weight: 4,
    isPossible: ({ header, seq }) => header.id !== '' && seq > 0,
    write: (log) => deliver(log, log.header.id),
  },
  { weight: 6, isPossible: canNameAnother, write: (log) => deliver(log, 'parent') },
  { weight: 4, isPossible: always, write: deliverElsewhere },
]

/** Whoever wrote a compaction that is open is gone. */
function endSeed(log: LogWriter, data: object): void {
  log.log('session/end-seed', data)
  log.state.compaction = undefined
}

/** What stands before this marker was inherited. */
export function mark(log: LogWriter): void {
  endSeed(log, { inherited: true })
  log.state.isMarked = true
}

/** Before the marker of a Session with a parent, markers of its parent may stand. */
function canNameAnother({ header, state, seq }: LogWriter): boolean {
  return header.parentSession !== undefined && header.isSeeded && !state.isMarked && seq > 0
}

function deliver(log: LogWriter, sessionId: string): void {
  const throughSeq = log.earlier()[0]
  log.log('session-log-deepseek/delivery-accepted', { sessionId, throughSeq, sessionFormatVersion: 2 })
}

/** A marker of another generation counts events of another file. Those of V3 and V4 did not exist yet. */
function deliverElsewhere(log: LogWriter): void {
  const { draw } = log
  const generation = draw.of([
    {},
    { sessionFormatVersion: 0 },
    { sessionFormatVersion: 1 },
    { sessionFormatVersion: 5 },
  ])
  const [sessionId, throughSeq] = [draw.of(['another', anyJson(draw)]), draw.of([count(draw), anyJson(draw)])]
  log.log('session-log-deepseek/delivery-accepted', { sessionId, throughSeq, ...generation })
}
