import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { walks } from '../../../spec/reference/parts.js'
import { specification } from '../../../spec/reference/specification.js'
import type { Schema } from '../../../spec/reference/validators.js'
import { isObject } from '../../../spec/reference/verdict.js'
import type { FormatRecord, TargetRecord } from '../../../spec/rule-record.js'
import { packageRoot } from '../../package.js'
import { compareSchema, compareTarget, type Input, inputOf } from './disagreements.fixture.js'
import { read, secondOpinion } from './hyperjump.js'
import { everyRecord, spelling } from './records.fixture.js'

const records = everyRecord()
const inputs = records.map(inputOf)

/** The data of records that have some, by the type of the record. */
const dataByType = new Map<unknown, Input[]>()
for (const record of records.filter(isObject)) {
  if (!Object.hasOwn(record, 'data')) continue
  const known = dataByType.get(record.type) ?? []
  dataByType.set(record.type, [...known, inputOf(record.data)])
}

/** The parts of records that have trees of their own, each once. */
const partInputs = Object.fromEntries(
  Object.entries(walks).map(([name, walk]) => {
    const values = new Map<string, unknown>()
    const keep = walk((value) => {
      values.set(spelling(value), value)
      return true
    })
    for (const record of records) keep(record)
    return [name, [...values.values()].map(inputOf)]
  }),
)

function inputsOf(target: string): readonly Input[] {
  if (Object.hasOwn(partInputs, target)) return partInputs[target] as Input[]
  if (!target.startsWith('data:')) return inputs
  return dataByType.get(target.slice('data:'.length)) ?? []
}

const formats = Object.values(specification.formats) as FormatRecord[]

describe.each(formats.map((it) => [it.format, it] as const))(
  'the second opinion on format %i',
  (format, { targets }) => {
    it('is that of the kit, by each rule of each constraint tree', async () => {
      const unbroken = new Set(Object.values(targets).flatMap(({ rules }) => Object.values(rules)))
      const disagreements: string[] = []
      for (const [name, target] of Object.entries(targets)) {
        const compared = await compareTarget({ format, name, ...target }, inputsOf(name))
        disagreements.push(...compared.disagreements)
        for (const rule of compared.broken) unbroken.delete(rule)
      }
      expect(disagreements).toEqual([])
      // that both accept says little of a rule that nothing breaks
      expect([...unbroken]).toEqual([])
    })

    it('is that of Ajv, by the published schema', async () => {
      const file = join(packageRoot, `spec/generated/schemas/session.v${format}.schema.json`)
      expect(await compareSchema(JSON.parse(readFileSync(file, 'utf8')) as Schema, inputs)).toEqual([])
    })
  },
)

describe('the second opinion', () => {
  it('is asked for on the events of all vectors and observed cases', () => {
    expect(records.length).toBeGreaterThan(4500)
  })

  it('differs from that of the kit where the two are shown different events', async () => {
    const event = { type: 'turn/start', seq: 0, time: 1, data: { turn: 1 } }
    const targets = specification.formats[4]?.targets as Readonly<Record<string, TargetRecord>>
    const target = { format: 4, name: 'event', ...(targets.event as TargetRecord) }
    const shown = async (value: object, judged: object) =>
      (await compareTarget(target, [{ value, judged: read(judged) }])).disagreements
    const negative = { ...event, seq: -0 }
    expect(await shown(event, event)).toEqual([])
    expect(await shown(negative, negative)).toEqual([])
    for (const [value, judged] of [
      [event, negative],
      [negative, event],
    ] as const) {
      const text = spelling(value)
      expect(await shown(value, judged)).toEqual([`4 event, envelope.seq: ${text}`, `4 event, the whole: ${text}`])
    }
  })

  it('counts own members alone, whatever their names are', async () => {
    const takes = async (schema: Schema, text: string) => (await secondOpinion(schema))(read(JSON.parse(text)))
    const closed = { properties: { type: true }, additionalProperties: false }
    expect(await takes(closed, '{"__proto__":{}}')).toBe(false)
    expect(await takes(closed, '{"constructor":1}')).toBe(false)
    expect(await takes({ required: ['type'] }, '{"__proto__":{"type":"x"}}')).toBe(false)
    expect(await takes({ required: ['constructor'] }, '{}')).toBe(false)
  })

  it('refuses a schema that Ajv would pass over', async () => {
    await expect(secondOpinion({ minLenght: 1 })).rejects.toThrow("unknown keyword 'minLenght'")
    await expect(secondOpinion({ properties: { seq: { type: 'whole' } } })).rejects.toThrow('Invalid Schema')
    await expect(secondOpinion({ negativeZero: true })).rejects.toThrow('Invalid Schema')
  })
})
