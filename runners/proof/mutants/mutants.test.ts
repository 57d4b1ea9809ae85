import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { specification } from '../../../spec/reference/specification.js'
import { sessionproof } from '../../cli/command.fixture.js'
import { packageRoot } from '../../package.js'
import { evaluator } from '../evaluate.js'
import { interpretValidators } from '../interpret-schema.js'
import { readCounts } from './counts.js'
import { equivalentFaults, equivalentReasons, largestShare, readEquivalents } from './equivalents.js'
import { goldenCases } from './golden-cases.js'
import type { Mutant } from './mutant.js'
import { mutantsOf } from './mutants.js'
import { operatorIds } from './operators.js'
import { searchDifference } from './search.js'
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
