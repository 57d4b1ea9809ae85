import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { stagesOf } from '../../spec/reference/projection/adapters.js'
import { specification } from '../../spec/reference/specification.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { packageRoot, vectorsDirectory } from '../package.js'
import { describeOutcome } from '../reports/failure.js'
import { evaluator } from './evaluate.js'
import { observedVerdict } from './observed.js'
import { type ExpectedRefusal, refusalsOf } from './refusals.js'

/** The rows of the field reports on V3, V4, framing, Zstandard and selection. */
const reports = [7, 11, 13, 17, 19, 21, 33, 35, 37, 39, 41, 43, 47, 49, 51, 53, 55]

const files = loadVectorFiles(vectorsDirectory)
const vectors = files.flatMap((file) => file.vectors)
const cases = expandVectors(vectors)
const scored = cases.filter((it) => it.vector.scored !== false)
const refusals = scored.flatMap(refusalsOf)

/** `id: what it says` for each that is not as it should be: one failed assertion names them all. */
function faults(subjects: readonly Case[], faultOf: (it: Case) => string | undefined): string[] {
  return subjects.flatMap((it) => {
    const fault = faultOf(it)
    return fault === undefined ? [] : [`${it.id}: ${fault}`]
  })
}

/** The same for each refusal that is expected. */
function refusalFaults(faultOf: (it: ExpectedRefusal) => string | undefined): string[] {
  return refusals.flatMap((it) => faults([it.subject], () => faultOf(it)))
}

describe('vector files', () => {
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(
    JSON.parse(readFileSync(join(vectorsDirectory, 'vector.schema.json'), 'utf8')),
  )

  it.each(files.map((file) => [file.path, file.vectors] as const))('%s matches its schema', (_path, list) => {
    validate(list)
    expect(validate.errors ?? []).toEqual([])
  })

  it.each(files.map((file) => [file.path, file.vectors] as const))('%s holds vectors of its area', (path, list) => {
    const area = path.split('/')[0]
    expect(list.map((it) => it.id.split('.')[0]).filter((it) => it !== area)).toEqual([])
  })

  it('say of each refusal which implementation it catches', () => {
    const silent = vectors.filter(({ expect: { outcome }, catches }) => outcome === 'refuse' && catches === undefined)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('name wire rules that are judged of the adapter', () => {
    const strange = cases.flatMap(({ id, format, request, expect: { outcome, ...expected } }) => {
      if (outcome === 'refuse' || !('satisfies' in expected) || !('adapter' in request)) return []
      const record: FormatRecord | undefined = Object.values(specification.formats).find((it) => it.format === format)
      const judged = record ? stagesOf(record, 'inspect', request.adapter).flatMap(({ rules }) => rules) : []
      return (expected.satisfies ?? []).filter((rule) => !judged.includes(rule)).map((rule) => `${id}: ${rule}`)
    })
    expect(strange).toEqual([])
  })

  it('show what each report of a user ran into', () => {
    const sources = new Set(vectors.map(({ source }) => source))
    expect(reports.filter((row) => !sources.has(`report:${row}`))).toEqual([])
  })

  it('list the refusing rule among their rules', () => {
    expect(
      refusalFaults(({ subject, rule }) => (subject.vector.rules.includes(rule) ? undefined : `${rule} is missing`)),
    ).toEqual([])
  })
})

describe('the reference', () => {
  it('gives every vector what it expects', () => {
    const evaluate = evaluator(specification)
    const wrong = faults(scored, (it) => {
      const result = evaluate(it)
      if (result.state === 'pass') return undefined
      const actual = result.answer ? describeOutcome(result.answer as never, 'en') : result.reason
      return `expected ${describeOutcome(it.expect, 'en')}; the reference gives ${actual}`
    })
    expect(wrong).toEqual([])
  })
})

const shared = join(packageRoot, '../shared/cases')

describe.skipIf(!existsSync(shared))('the source of a vector', () => {
  it('that is an observed case has the observed verdict', () => {
    const wrong = faults(scored, (it) => {
      if (!it.vector.source.startsWith('case:')) return undefined
      const observed = observedVerdict(shared, it.vector.source)
      if (observed === undefined) return `${it.vector.source} does not exist`
      const { outcome } = it.expect
      if (observed.outcome !== outcome) return `${it.vector.source} was observed to ${observed.outcome}`
      const refused = it.expect.outcome === 'refuse' ? it.expect.class : undefined
      return observed.class === undefined || observed.class === refused
        ? undefined
        : `${it.vector.source} was refused as ${observed.class}`
    })
    expect(wrong).toEqual([])
  })
})
