import { describe, expect, it } from 'vitest'
import { DocumentArbitrary } from '../../generators/document-arbitrary.js'
import type { Question } from '../../generators/question.js'
import type { Case } from '../engine/cases/expand.js'
import type { CaseResult } from '../engine/result.js'
import { Shrinking } from './shrinking.js'

const question = (size: number): Question => ({ op: 'decode', format: 4, input: { size } })
const sizeOf = ({ input }: Question) => input.size as number
/** From a number every smaller one, the smallest first. */
const numbers = new DocumentArbitrary({
  make: () => question(8),
  reductions: (it) => Array.from({ length: sizeOf(it) }, (_, size) => () => question(size)),
})
const asked = (it: Question) => ({ id: String(sizeOf(it)) }) as Case
const result = (subject: Case, state: CaseResult['state']): CaseResult => ({ subject, state, differences: [] })
/** What is 3 or more fails. */
const answered = (subject: Case) => result(subject, Number(subject.id) >= 3 ? 'fail' : 'pass')
const begin = (most = 100) =>
  new Shrinking(
    { question: question(8), path: [], result: result(asked(question(8)), 'fail') },
    numbers,
    ({ state }) => state === 'fail',
    asked,
    most,
  )
const proposed = (shrinking: Shrinking) => {
  const cases: Case[] = []
  for (let it = shrinking.propose(); it; it = shrinking.propose()) cases.push(it)
  return cases
}

describe('a failure that is made smaller', () => {
  it('goes on with the first in the order of shrinking, whichever is answered first', () => {
    const shrinking = begin()
    const cases = proposed(shrinking)
    expect(cases.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
    for (const it of cases.toReversed().slice(0, -1)) shrinking.heard(answered(it))
    expect(shrinking.best.path).toEqual([]) // the first is not answered
    shrinking.heard(answered(cases[0] as Case))
    expect([sizeOf(shrinking.best.question), shrinking.best.path]).toEqual([3, [3]])
  })

  it('ends where nothing smaller fails, with a path that fast-check can follow', () => {
    const shrinking = begin()
    while (!shrinking.isOver) for (const it of proposed(shrinking)) shrinking.heard(answered(it))
    expect([sizeOf(shrinking.best.question), shrinking.best.path]).toEqual([3, [3]])
    expect(shrinking.best.result.subject.id).toBe('3')
  })

  it('does not hear of inputs that no longer matter', () => {
    const shrinking = begin()
    const cases = proposed(shrinking)
    for (const it of cases.slice(0, 4)) expect(shrinking.heard(answered(it))).toBe(true)
    expect(shrinking.heard(answered(cases[6] as Case))).toBe(false)
  })

  it('tries no more than it may', () => {
    const shrinking = begin(2)
    for (const it of proposed(shrinking)) shrinking.heard(answered(it))
    expect(shrinking.isOver).toBe(true)
    expect(sizeOf(shrinking.best.question)).toBe(8)
  })
})
