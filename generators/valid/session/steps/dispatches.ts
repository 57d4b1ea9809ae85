import { block, json, word } from '../../content.js'
import type { Step } from '../session-log.js'

/** Calls that a program of the model makes. Note 0007, Programmatic calls. */
export const dispatches: readonly Step[] = [
  {
    id: 'dispatch-start',
    weight: 7,
    may: ({ turn }) => turn.open !== undefined,
    write: (log) => {
      const { draw } = log
      const subCallId = log.id('s')
      const parent = log.dispatches.length > 0 && draw.chance(1, 2) ? draw.of(log.dispatches) : undefined
      const rootCallId = parent?.rootCallId ?? log.calls[0]?.id ?? word(draw)
      const parentCallId = parent && draw.chance(1, 2) ? parent.subCallId : rootCallId
      const started = { subCallId, rootCallId, parentCallId, name: word(draw), arguments: json(draw) }
      log.write('tool/ptc-dispatch-start', started)
      log.dispatches.push(started)
      log.openDispatches.push(started)
    },
  },
  {
    id: 'dispatch',
    weight: 20,
    may: ({ turn, openDispatches }) => turn.open !== undefined && openDispatches.length > 0,
    write: (log) => {
      const { draw } = log
      const started = draw.of(log.openDispatches)
      log.openDispatches.splice(log.openDispatches.indexOf(started), 1)
      log.write('tool/ptc-dispatch', {
        ...started,
        isError: draw.chance(1, 2),
        content: draw.list(2, () => block(draw)),
      })
    },
  },
]
