import { describe, expect, it } from 'vitest'
import type { FormatRecord, RuleRecord, StageRecord } from '../../rule-record.js'
import { buildAdmitEvent } from '../admission/admit-event.js'
import { buildCodec } from '../codec/codec.js'
import { rowStages } from '../codec/stages.js'
import { constraintsOf } from '../constraints.js'
import { buildJudge } from '../judge.js'
import { specification } from '../specification.js'
import { isCount, isObject, type JsonObject } from '../verdict.js'
import { eventsIn, near } from './near.fixture.js'
import { schemaExpression } from './schema-expression.js'

const formats = Object.values(specification.formats) as FormatRecord[]

const events = eventsIn(({ op }) => op === 'admit' || op === 'decode')

/** Whatever may be a schema in a schema, and it. */
function* below(value: unknown): Generator<JsonObject> {
  if (isObject(value)) yield value
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* below(inner)
}

/** The rules of the places that judge a whole Session, without those on its header and its cut. */
function sessionRules({ checks }: FormatRecord): string[] {
  const isOfEvents = ({ at, stage }: StageRecord) =>
    at === 'session' || (at === 'restore' && !['header', 'cut', 'agreement'].includes(stage))
  return checks.filter(isOfEvents).flatMap((row) => row.rules)
}

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
  it('may rely on what each schema of the formats says first, and on the names of its members', () => {
    const schemas = formats.flatMap(({ targets }) => Object.values(targets).flatMap(({ schema }) => [...below(schema)]))
    expect(schemas.filter((schema) => 'type' in schema && Object.keys(schema)[0] !== 'type')).toEqual([])
    const inherited = schemas.flatMap(({ properties, required }) =>
      [...Object.keys(properties ?? {}), ...((required ?? []) as string[])].filter((name) => name in {}),
    )
    expect(inherited).toEqual([])
  })

  it('is not made of a keyword that its writer does not know', () => {
    expect(() => schemaExpression([{ dependentRequired: {} }])).toThrow(TypeError)
  })
})
