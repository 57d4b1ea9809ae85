import { describe, expect, it } from 'vitest'
import type { FormatRecord, RuleRecord } from '../../rule-record.js'
import { buildAdmitEvent } from '../admission/admit-event.js'
import { sessionRules } from '../admission/stages.js'
import { buildCodec } from '../codec/codec.js'
import { rowStages, rulesOf } from '../codec/stages.js'
import { constraintsOf } from '../constraints.js'
import { buildJudge } from '../judge.js'
import { specification } from '../specification.js'
import { isCount } from '../verdict.js'
import { buildGates } from './gate.js'
import { eventsIn, near } from './near.fixture.js'
import { NotWritable, schemaExpression } from './schema-expression.js'

const formats = Object.values(specification.formats) as FormatRecord[]

const events = eventsIn(({ op }) => op === 'admit' || op === 'decode')

describe.each(formats.map((format) => [format.format, format] as const))('the gates of format %i', (number, format) => {
  it('can be written, whatever the constraints are', () => {
    const written = Object.values(format.targets).map((target) =>
      schemaExpression([constraintsOf(target, () => true) ?? {}]),
    )
    expect(written).toHaveLength(Object.keys(format.targets).length)
  })

  it('say yes exactly where neither decoding nor admission, nor a Session by the event alone, has a breach', () => {
    const { classify, stages } = buildCodec(specification, format)
    const admitEvent = buildAdmitEvent(specification, format)
    const isLocal = (rule: string) => (specification.rules[rule] as RuleRecord).function !== 'relation'
    const judgeLocally = buildJudge(specification, format, sessionRules(format).filter(isLocal))
    for (const event of events.flatMap((it) => [...near(it)])) {
      const context = { format: number, position: isCount(event.seq) ? event.seq : 0 }
      const kind = classify(event)
      const says = { isDecoded: kind.isDecoded(event, context), isAdmitted: kind.isAdmitted(event, context) }
      const isDecoded = rowStages.every((stage) => stages[stage].judge(event, kind, context) === undefined)
      const admitted = admitEvent(event)
      const isKnown = isDecoded && admitted.outcome === 'accept' && !admitted.warnings && kind.type !== undefined
      const isAdmitted = isKnown && judgeLocally(event, kind, context) === undefined
      // a gate is in doubt of an event without data, and of objects in a list that have to differ
      const isDoubtful = event.data === undefined || event.type === 'subagent/model-selection-policy'
      const isInDoubt = isDoubtful && !says.isAdmitted && (says.isDecoded === isDecoded || !says.isDecoded)
      if (!isInDoubt && (says.isDecoded !== isDecoded || says.isAdmitted !== isAdmitted))
        expect({ event, says }).toEqual({ event, says: { isDecoded, isAdmitted } })
    }
  })
})

describe('a gate', () => {
  it('is always in doubt about a constraint that cannot be written', () => {
    expect(() => schemaExpression([{ dependentRequired: {} }])).toThrow(NotWritable)
    expect(() => schemaExpression([{ properties: { toString: { type: 'string' } } }])).toThrow(NotWritable)
    const format = formats[0] as FormatRecord
    const odd = {
      ...format,
      targets: {
        event: {
          schema: { constructor: {}, type: 'object' },
          rules: { '#/type': 'envelope.object', '#/constructor': 'envelope.object' },
        },
      },
    }
    const gate = buildGates(specification, odd, rulesOf(odd, ['row']))({ targets: ['event'] })
    expect(gate({}, { format: 3, position: 0 })).toBe(false)
  })
})
