import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { oldLog } from './old-log.js'
import { anyJson } from './parts/json.js'
import { oldRows } from './rows.js'
import { withStrangeEvents } from './strange-events.js'

/** Any question on a V2 log. */
export function oldLogQuestion(draw: Draw): Question {
  return draw.weighted([
    [1, decodeOldRows],
    [2, migrateOldRows],
    [2, migrateOldSession],
  ])(draw)
}

/** What the codec of V2 reads in a file. It looks at few things, so that strange events stand in some. */
export function decodeOldRows(draw: Draw): Question {
  const log = oldLog(draw)
  const rows = oldRows(draw, draw.chance(1, 2) ? withStrangeEvents(draw, log) : log)
  return { op: 'decode', format: 2, ...recovery(draw), input: { rows, ...tail(draw) } }
}

/** What becomes of a file of V2 in V3. */
export function migrateOldRows(draw: Draw): Question {
  const rows = oldRows(draw, oldLog(draw))
  return { op: 'migrate', format: 2, to: 3, ...recovery(draw), input: { rows, ...tail(draw) } }
}

/** What becomes of a V2 log in V3 that is handed over as a Session. */
export function migrateOldSession(draw: Draw): Question {
  return { op: 'migrate', format: 2, to: 3, input: { session: oldLog(draw) } }
}

function recovery(draw: Draw): Pick<Question, 'recovery'> {
  return draw.of([{}, { recovery: 'strict' }, { recovery: 'recoverable' }])
}

/** What a harness that stopped left behind its last line. */
function tail(draw: Draw): { readonly tail?: string } {
  if (!draw.chance(1, 8)) return {}
  return {
    tail: draw.of(['{"type":"turn/end","seq":', '\u0000\u0000', JSON.stringify(anyJson(draw)).replaceAll('\n', '')]),
  }
}
