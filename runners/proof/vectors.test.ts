import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { rules } from '../../spec/generated/rules.js'
import { specification } from '../../spec/reference/specification.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import { type Case, expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { packageRoot, vectorsDirectory } from '../package.js'
import { describeOutcome } from '../reports/failure.js'
import { evaluator } from './evaluate.js'
import { observedVerdict } from './observed.js'
import { type ExpectedRefusal, placeOf, refusalsOf } from './refusals.js'
import { withoutRule } from './without-rule.js'

/** The rows of the field reports on V3, V4, framing, Zstandard and selection. */
const reports = [7, 11, 13, 17, 19, 21, 33, 35, 37, 39, 41, 43, 47, 49, 51, 53, 55]

const files = loadVectorFiles(vectorsDirectory)
const vectors = files.flatMap((file) => file.vectors)
const cases = expandVectors(vectors)
const scored = cases.filter((it) => it.vector.scored !== false)
const invalid = scored.filter((it) => it.expect.outcome === 'refuse')
const refusals = scored.flatMap(refusalsOf)
const ruleOf = (id: string) => (rules as Readonly<Record<string, RuleRecord>>)[id]

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

  it('name rules that exist, in formats where they hold', () => {
    const wrong = faults(cases, ({ vector, format, expect: { outcome } }) => {
      const unknown = vector.rules.find((id) => ruleOf(id) === undefined)
      if (unknown !== undefined) return `${unknown} is no rule`
      if (outcome === 'accept') return undefined // may show that an older format does not have the rule
      const outside = vector.rules.find((id) => {
        const rule = ruleOf(id) as RuleRecord
        return (vector.to ?? format) < rule.since || format > (rule.until ?? format)
      })
      return outside === undefined ? undefined : `${outside} does not hold in format ${format}`
    })
    expect(wrong).toEqual([])
  })

  it('say of each refusal which implementation it catches', () => {
    const silent = vectors.filter(({ expect: { outcome }, catches }) => outcome === 'refuse' && catches === undefined)
    expect(silent.map(({ id }) => id)).toEqual([])
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

describe('an invalid vector', () => {
  const droppers = new Map<string, ReturnType<typeof evaluator>>()
  const without = (...ids: string[]) => {
    const key = ids.join(' ')
    const found = droppers.get(key) ?? evaluator(ids.reduce(withoutRule, specification))
    droppers.set(key, found)
    return found
  }

  it('has one fault: without its rule it is accepted', () => {
    const wrong = refusalFaults(({ subject, rule, outcomeIn }) => {
      if (subject.vector.faults) return undefined
      const { answer, reason } = without(rule)(subject)
      if (answer && outcomeIn(answer) === 'accept') return undefined
      return `without ${rule} it is still refused: ${answer ? describeOutcome(answer as never, 'en') : reason}`
    })
    expect(wrong).toEqual([])
  })

  it('with several faults meets them in the order that it lists', () => {
    const wrong = faults(invalid, (it) => {
      const listed = it.vector.faults ?? []
      for (const [index, fault] of listed.entries()) {
        const { answer } = without(...listed.slice(0, index))(it)
        const given = answer?.rule ?? (answer?.dropped as { rule?: string } | undefined)?.rule
        if (given !== fault)
          return `without ${listed.slice(0, index).join(', ') || 'nothing'} the fault is ${given ?? 'none'} and not ${fault}`
      }
      if (listed.length === 0) return undefined
      const { answer } = without(...listed)(it)
      return answer?.outcome === 'accept'
        ? undefined
        : `without all of them it is still refused: ${describeOutcome(answer as never, 'en')}`
    })
    expect(wrong).toEqual([])
  })
})

describe('every rule', () => {
  const of = (id: string) => scored.filter((it) => it.vector.rules.includes(id))
  /** What an edge refuses, the decoder or the restorer beside it may refuse as well. */
  const isAlone = ([first, ...others]: readonly string[] = []) =>
    others.every((other) => ruleOf(first ?? '')?.at.includes('edge') === true && !ruleOf(other)?.at.includes('edge'))
  const proofs: Record<string, (id: string, rule: RuleRecord) => string | undefined> = {
    refuse: (id, rule) => {
      if (rule.level === 'should') {
        const warns = of(id).some(
          (it) => it.expect.outcome === 'accept' && it.expect.warnings?.some((warning) => warning.rule === id),
        )
        return warns ? undefined : 'no vector expects its warning'
      }
      const refused = refusals.filter((it) => it.rule === id && isAlone(it.subject.vector.faults))
      if (refused.length === 0) return 'no vector with this one fault expects its refusal'
      const hasTwin = refused.some(
        ({ subject }) => vectors.find((base) => base.id === subject.vector.base)?.expect.outcome === 'accept',
      )
      return hasTwin || of(id).some((it) => it.expect.outcome === 'accept')
        ? undefined
        : 'no valid vector stands beside it'
    },
    accept: (id) =>
      of(id).some((it) => it.expect.outcome === 'accept') ? undefined : 'no vector is accepted because of it',
    preserve: (id) =>
      of(id).some(({ expect: it }) => {
        if (it.outcome !== 'accept') return false
        return (
          it.events === 'as-rows' || [it.session, it.rows, it.surface, it.messages].some((held) => held !== undefined)
        )
      })
        ? undefined
        : 'no vector holds the preserved value in its expected output',
    convert: (id) =>
      of(id).length >= 2 ? undefined : 'there is not one vector where it acts and one where it must not',
  }

  it('has the vectors that prove its effect', () => {
    const unproven = Object.entries(rules as Readonly<Record<string, RuleRecord>>).flatMap(([id, rule]) => {
      const fault = proofs[rule.effect]?.(id, rule)
      return fault === undefined ? [] : [`agent-notes/${rule.note}.md:${rule.statement.lines.en}: ${id}: ${fault}`]
    })
    expect(unproven).toEqual([])
  })

  it('that refuses has a vector at each place and format where it is judged', () => {
    const seen = new Set(refusals.map(({ subject, rule }) => `${rule} ${subject.format} ${placeOf(subject)}`))
    const missing = Object.values(specification.formats).flatMap((format) =>
      format.checks
        .filter((stage) => stage.at !== 'encode') // a writer is judged by a few: its list is that of the reader
        .flatMap((stage) => stage.rules.map((id) => `${id} ${format.format} ${stage.at}`)),
    )
    expect([...new Set(missing)].filter((it) => !seen.has(it))).toEqual([])
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
