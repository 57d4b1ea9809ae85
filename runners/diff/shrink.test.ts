import { describe, expect, it } from 'vitest'
import type { Question } from '../../generators/question.js'
import { type Reductions, shrink } from './shrink.js'

const question = (rows: readonly unknown[]): Question => ({ op: 'decode', format: 4, input: { rows } })
const rowsOf = ({ input }: Question) => input.rows as number[]
/** Without one row. */
const reductions: Reductions = (it) => rowsOf(it).map((_, index) => () => question(rowsOf(it).toSpliced(index, 1)))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('shrinking', () => {
  it('leaves what the disagreement needs, and says that it is the least', async () => {
    const holds = async (it: Question) => rowsOf(it).includes(3) && rowsOf(it).includes(8)
    const { question: least, kept, isLeast } = await shrink(question(upTo(10)), reductions, holds, 1000)
    expect({ rows: rowsOf(least), kept, isLeast }).toEqual({ rows: [3, 8], kept: 8, isLeast: true })
  })

  it('stops when it has tried enough', async () => {
    const { question: last, tried, isLeast } = await shrink(question(upTo(10)), reductions, async () => true, 4)
    expect({ rows: rowsOf(last).length, tried, isLeast }).toEqual({ rows: 6, tried: 4, isLeast: false })
  })

  it('has nothing to do where nothing is smaller', async () => {
    const shrunk = await shrink(question([]), reductions, async () => true, 4)
    expect(shrunk).toMatchObject({ tried: 0, kept: 0, isLeast: true })
  })
})
