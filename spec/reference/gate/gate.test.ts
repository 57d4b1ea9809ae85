import { describe, expect, it } from 'vitest'
import { expandVectors } from '../../../runners/engine/cases/expand.js'
import { loadVectorFiles } from '../../../runners/engine/cases/load.js'
import { vectorsDirectory } from '../../../runners/package.js'
import type { FormatRecord, RuleRecord, StageRecord } from '../../rule-record.js'
import { buildAdmitEvent } from '../admission/admit-event.js'
import { buildCodec } from '../codec/codec.js'
import { rowStages } from '../codec/stages.js'
import { constraintsOf } from '../constraints.js'
import { buildJudge } from '../judge.js'
import { specification } from '../specification.js'
import { isCount, isObject, type JsonObject } from '../verdict.js'
import { schemaExpression } from './schema-expression.js'

const formats = Object.values(specification.formats) as FormatRecord[]

/** Some events of each type that vectors hold. */
const events = someOfEach(
  [
    ...new Set(
      expandVectors(loadVectorFiles(vectorsDirectory).flatMap(({ vectors }) => vectors)).flatMap(({ request }) => {
        if (request.op === 'admit') return [JSON.stringify(request.event)]
        if (request.op !== 'decode' || request.container !== 'jsonl') return []
        return Buffer.from(request.bytes, 'base64').toString().split('\n').slice(1, -1)
      }),
    ),
  ].flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text)
      return isObject(value) ? [value] : []
    } catch {
      return []
    }
  }),
)

function someOfEach(all: readonly JsonObject[]): JsonObject[] {
  const counts = new Map<unknown, number>()
  return all.filter(({ type }) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    return count <= 20
  })
}

const others = [null, true, 0, -0, 1, 1.5, -1, 2 ** 53, '', 'x', 'append', 'tool', [], [0], [[0, 0]], {}]
const names = ['extra', '__proto__', 'constructor', 'surfaceOp', 'sourceEventSeqs', 'ignorable', 'error', 'system']

/** An event, and it with one member changed, removed or added, at every place. */
function* near(event: JsonObject): Generator<JsonObject> {
  yield event
  const text = JSON.stringify(event)
  const count = places(event).length
  for (let index = 0; index < count; index++) {
    const changed = (change: (owner: Record<string, unknown>, name: string) => void): JsonObject => {
      const copy = JSON.parse(text) as JsonObject
      const [owner, name] = places(copy)[index] as Place
      change(owner, name)
      return copy
    }
    yield changed((owner, name) => {
      if (Array.isArray(owner)) owner.splice(Number(name), 1)
      else delete owner[name]
    })
    yield changed((owner, name) => {
      owner[name] = others[(index * 7 + text.length) % others.length]
    })
    yield changed((owner) => {
      if (Array.isArray(owner)) return
      const value = others[(index * 5 + text.length) % others.length]
      const name = names[(index + text.length) % names.length] as string
      Object.defineProperty(owner, name, { value, enumerable: true, configurable: true })
    })
  }
}

type Place = [owner: Record<string, unknown>, name: string]

function places(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.keys(owner).flatMap((name): Place[] => [[owner, name], ...places(owner[name])])
}

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
