import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { anyQuestions, validQuestions } from '../../generators/arbitraries.js'
import type { Question } from '../../generators/question.js'
import { sampled } from '../../generators/sample.js'
import { subjects } from '../../generators/valid/valid.js'
import { specification } from '../../spec/reference/specification.js'
import { expandVectors } from '../engine/cases/expand.js'
import type { CaseResult } from '../engine/result.js'
import { vectorsDirectory } from '../package.js'
import { evaluator } from '../proof/evaluate.js'
import { vectorOf } from './failure-vector.js'
import { caseOf } from './generated-case.js'
import { KitJudge } from './kit-judge.js'

const judge = new KitJudge()
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(
  JSON.parse(readFileSync(join(vectorsDirectory, 'vector.schema.json'), 'utf8')),
)
const evaluate = evaluator(specification)

/** A question as a vector, from an implementation that answers the same to everything. */
function written(question: Question, run: number, given: Partial<CaseResult> = {}) {
  const subject = caseOf(question, 'c', judge.answer(question))
  const result: CaseResult = { subject, state: 'fail', differences: [], answer: { outcome: 'accept' }, ...given }
  return vectorOf({ question, run, result, path: [], signature: '', times: 1 }, 1, judge.answer(question))
}

/** What is wrong with vectors of these questions: with their form, or with what the reference says of them. */
function faults(questions: readonly Question[]): string[] {
  return questions.flatMap((question, run) => {
    const vector = written(question, run)
    if (!validate([vector])) return [`${vector.id}: ${JSON.stringify(validate.errors)}`]
    const [subject] = expandVectors([vector])
    const result = subject && evaluate(subject)
    return result?.state === 'pass' ? [] : [`${vector.id}: ${JSON.stringify(result?.differences)}`]
  })
}

describe('a failure that is written down', () => {
  it('is a vector, which the reference passes', () => {
    const any = anyQuestions(judge)
    expect(faults(Array.from({ length: 60 }, (_, run) => sampled(any, 1, run)))).toEqual([])
  })

  it.each(subjects)('so is a valid one of $id', (subject) => {
    const valid = validQuestions(judge, [subject])
    expect(faults(Array.from({ length: 6 }, (_, run) => sampled(valid, 2, run)))).toEqual([])
  })

  it('is about the rule that the implementation named, where the reference finds nothing', () => {
    const header = { type: 'session', version: 4, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
    const question: Question = { op: 'decode', format: 4, input: { rows: [header] } }
    const refusing = (rule: string) => ({ answer: { outcome: 'refuse', rule } })
    expect(written(question, 0, refusing('header.id')).rules).toEqual(['header.id'])
    expect(written(question, 0, refusing('no.such-rule')).rules).toEqual(written(question, 0).rules)
    expect(written(question, 0).rules).toHaveLength(1)
    expect(written(question, 0, { state: 'crash' }).catches).toEqual({ en: 'answers `crash`', zh: '答以 `crash`' })
  })
})
