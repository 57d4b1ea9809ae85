import { describe, expect, it } from 'vitest'
import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { eventsIn, near } from '../gate/near.fixture.js'
import { specification } from '../specification.js'
import { isObject, type JsonObject } from '../verdict.js'
import { buildLegs } from './legs.js'
import { placesByType } from './references/at-places.js'
import { EdgeState } from './state/edge-state.js'

const sources = (Object.values(specification.formats) as FormatRecord[]).filter(({ format }) => format < 4)

/** An edge that has made its first message and is in a step, so that no numbers are those of the source any more. */
function edgeOf({ format, references, renames }: FormatRecord): EdgeState {
  const places = { references: placesByType(references), renames: placesByType(renames) }
  const header = { version: format, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
  const edge = new EdgeState(format, places, header, [], () => {})
  for (let seq = 0; seq < 3; seq++) edge.convert({ type: 'plan/mode', seq, time: 1, data: { active: true } })
  edge.insert({ type: 'system/message' })
  edge.system.head = 3
  edge.system.step = { turn: 1, step: 1 }
  return edge
}

describe.each(sources.map((format) => [format.format, format] as const))(
  'the edge from format %i',
  (number, format) => {
    it('has gates that say yes exactly where no rule of a leg has a breach', () => {
      const stages = format.checks.filter(
        ({ at, stage }) => at === 'edge' && !['header', 'children', 'end'].includes(stage),
      )
      const ofEvents = buildLegs(specification, format, stages)
      const classify = classifier(format, 'format', 'adopter', (kind) => ({ ...kind, legs: ofEvents(kind) }))
      const events = eventsIn((request) => request.op === 'migrate' && request.from === number)
      let [yes, no] = [0, 0]
      for (const source of events.flatMap((it) => [...near(it)])) {
        const kind = classify(source)
        // the place is that of the event, so that more than the first rule comes to be asked
        const context = { format: number, position: source.seq as number, edge: edgeOf(format), tables: format }
        let event: JsonObject = source
        for (const { isSound, judge, steps } of kind.legs) {
          const says = isSound(event, context)
          const breach = judge(event, kind, context)
          // a gate is in doubt of an event without data, and of objects in a list that have to differ
          const isDoubtful = event.data === undefined || event.type === 'subagent/model-selection-policy'
          if (says !== (breach === undefined) && !(isDoubtful && !says))
            expect({ event, says }).toEqual({ event, breach })
          if (breach) no++
          else yes++
          if (breach || !isObject(event)) break
          for (const step of steps) event = step(event, context, kind.placement)
        }
      }
      expect(Math.min(yes, no)).toBeGreaterThan(1000)
    })
  },
)
