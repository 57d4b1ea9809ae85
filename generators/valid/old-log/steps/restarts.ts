import type { LogWriter } from '../log-writer.js'
import { source } from '../parts/sources.js'
import type { Step } from '../step.js'
import { userMessage } from './messages.js'
import { canEndTurn, startTurn } from './turns.js'

/** The next turn begins with a message that waited for it, and the turn before it was never ended. */
export const restartSteps: readonly Step[] = [{ weight: 25, isPossible: canEndTurn, write: restart }]

function restart(log: LogWriter): void {
  const { draw } = log
  const inserted = [userMessage(log, source(draw))]
  log.log('agent/inbox/spliced', { target: 'next-turn', start: draw.below(3), inserted })
  startTurn(log)
}
