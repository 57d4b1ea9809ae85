import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { specification } from '../../../spec/reference/specification.js'
import type { Schema } from '../../../spec/reference/validators.js'
import type { FormatRecord, TargetRecord } from '../../../spec/rule-record.js'
import { sessionproof } from '../../cli/command.fixture.js'
import { packageRoot } from '../../package.js'
import { evaluator } from '../evaluate.js'
import { interpretValidators } from '../interpret-schema.js'
import { readCounts } from './counts.js'
import { equivalentFaults, equivalentReasons, largestShare, readEquivalents } from './equivalents.js'
import { goldenCases } from './golden-cases.js'
import { type Mutant, mutantOf, withFormat } from './mutant.js'
import { mutantsOf } from './mutants.js'
import { operatorIds } from './operators.js'
import { searchDifference } from './search.js'
import { neighbours } from './table-mutants.js'
import { Trial } from './trial.js'

const cases = goldenCases()
const mutants = mutantsOf(specification)
const trial = new Trial(specification, cases)
const byId = (id: string) => mutants.find((it) => it.id === id) as Mutant

describe('the mutants', () => {
  it('are made by the operators of note 0014', () => {
    const text = readFileSync(join(packageRoot, 'agent-notes/0014-proof-by-mutants.yaml'), 'utf8')
    const { tables } = parse(text) as { tables: { operators: { rows: { operator: string }[] } } }
    expect(tables.operators.rows.map(({ operator }) => operator)).toEqual([...operatorIds])
    expect(new Set(mutants.map(({ operator }) => operator))).toEqual(new Set(operatorIds))
  })

  it('have ids of their own, the same each time', () => {
    expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
    expect(mutantsOf(specification).map(({ id }) => id)).toEqual(mutants.map(({ id }) => id))
  })

  it('are killed or equivalent, none is left, and each as often as it is recorded', () => {
    const { out } = sessionproof('prove', '--json', '--no-progress')
    const told = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id?: string; operator?: string; state?: string; fault?: string })
    expect(told.flatMap(({ fault }) => fault ?? [])).toEqual([])
    expect(told.flatMap(({ id, state }) => (state === 'survived' ? id : []))).toEqual([])
    const count = (operator: string, state?: string) =>
      told.filter((it) => it.operator === operator && (state === undefined || it.state === state)).length
    const counts = operatorIds.map((operator) => [
      operator,
      {
        mutants: count(operator),
        killed: count(operator, 'killed'),
        equivalent: count(operator, 'equivalent'),
        survived: count(operator, 'survived'),
      },
    ])
    // after a change: `sessionproof prove --record`, and a word in the commit where a count of killed ones falls
    expect(Object.fromEntries(counts)).toEqual(readCounts())
  }, 600_000)
})

describe('the list of equivalents', () => {
  it('is as note 0014 asks', () => {
    const ids = new Set(mutants.map(({ id }) => id))
    expect(equivalentFaults(readEquivalents(), ids)).toEqual([])
    const note = readFileSync(join(packageRoot, 'agent-notes/0014-proof-by-mutants.md'), 'utf8')
    expect(equivalentReasons.filter((reason) => !note.includes(`\`${reason}\``))).toEqual([])
  })

  it('may not hold what is no mutant, was not searched, or is too much', () => {
    const entry = { reason: 'implied', because: 'x', search: { seed: 1, inputs: 10_000 } } as const
    const ids = new Set(['a', 'b'])
    expect(equivalentFaults([{ ...entry, id: 'c' }], ids)[0]).toBe('c: is no mutant')
    expect(equivalentFaults([{ ...entry, id: 'a', search: { seed: 1, inputs: 9 } }], ids)[0]).toContain('searched')
    expect(equivalentFaults([{ ...entry, id: 'a' }], ids)).toEqual([`equivalents are 50.0 %, above ${largestShare} %`])
  })
})

describe('an inverted control', () => {
  const format = specification.formats[4] as FormatRecord
  /** Format 4 with another tree of the envelope, which every event meets. */
  const withEnvelope = (change: (tree: TargetRecord) => TargetRecord): Mutant => {
    const event = change(format.targets.event as TargetRecord)
    return mutantOf('type-narrow', 4, {
      place: 'control',
      rule: 'envelope.seq',
      what: 'the same',
      target: { format: 4, name: 'event' },
      reachedBy: ['asked event#/properties/seq/type'],
      lists: () => withFormat(specification, { ...format, targets: { ...format.targets, event } }),
    })
  }
  const survives = { state: 'survived', reached: expect.any(Number) }
  const withSeq = ({ schema, rules }: TargetRecord, seq: Schema, more: Record<string, string> = {}): TargetRecord => ({
    schema: { ...schema, properties: { ...(schema.properties as Schema), seq } },
    rules: { ...rules, ...more },
  })

  it('survives: a constraint that is written twice', () => {
    const twice = withEnvelope((tree) => {
      const { seq } = tree.schema.properties as { seq: Schema }
      const again = { '#/properties/seq/allOf/0/minimum': 'envelope.seq' }
      return withSeq(tree, { ...seq, allOf: [{ minimum: seq.minimum }] }, again)
    })
    expect(trial.run(twice)).toEqual(survives)
    expect(trial.reaching(twice).length).toBeGreaterThan(50)
  }, 120_000)

  it('survives: a limit of whole numbers that is written the other way', () => {
    const other = withEnvelope((tree) => {
      const { minimum, ...seq } = (tree.schema.properties as { seq: { minimum: number } }).seq
      const path = { '#/properties/seq/exclusiveMinimum': 'envelope.seq' }
      return withSeq(tree, { ...seq, exclusiveMinimum: minimum - 1 }, path)
    })
    expect(trial.run(other)).toEqual(survives)
  }, 120_000)

  it('survives: two neighbours in other order that no record can both break', () => {
    const apart = format.checks.flatMap((row, index) => {
      const meeting = new Set(neighbours(specification, format, row).map(([first]) => first))
      return row.rules.slice(0, -1).flatMap((first, at) => {
        if (meeting.has(first)) return []
        const second = row.rules[at + 1] as string
        const rules = row.rules.with(at, second).with(at + 1, first)
        return mutantOf('check-swap', 4, {
          place: `control ${row.at} ${row.stage} ${first} ${second}`,
          rule: first,
          what: 'the same',
          reachedBy: [`broken ${first}`, `broken ${second}`],
          lists: () => withFormat(specification, { ...format, checks: format.checks.with(index, { ...row, rules }) }),
        })
      })
    })
    expect(apart.length).toBeGreaterThan(20)
    expect(apart.filter((it) => trial.reaching(it).length === 0).map(({ id }) => id)).toEqual([])
    expect(apart.filter((it) => trial.run(it).state === 'killed').map(({ id }) => id)).toEqual([])
  }, 120_000)
})

describe('a search', () => {
  const search = { seed: 7, inputs: 2000 }

  it('finds an input that tells a mutant from the reference, the same for the same seed', () => {
    const mutant = byId('constraint-drop 4 event#/properties/time/type')
    const look = () => searchDifference(trial.reference(), trial.prepared(mutant), trial.related(mutant), search)
    const found = look()
    expect(found?.from).toBeDefined()
    expect(look()).toEqual(found)
  })

  it('finds none between the reference and itself', () => {
    const mutant = byId('constraint-drop 4 event#/properties/time/type')
    const reference = trial.reference()
    expect(searchDifference(reference, reference, trial.related(mutant), search)).toBeUndefined()
  })
})

describe('the interpreted validators', () => {
  it('give every vector what it expects, as the compiled ones do', () => {
    const evaluate = evaluator({ ...specification, validators: interpretValidators })
    const wrong = cases.filter((it) => !['pass', 'not-scored'].includes(evaluate(it).state))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('refuse a keyword that they do not know', () => {
    const judge = () => interpretValidators({ format: 4, target: 'x', rules: [], schema: () => ({ oneOf: [] }) })
    expect(judge).toThrow('oneOf')
  })
})
