import type { Question } from '../../generators/question.js'

export type Reductions = (question: Question) => readonly (() => Question)[]

export interface Shrunk {
  readonly question: Question
  /** How many smaller questions were tried, and how many of them were kept. */
  readonly tried: number
  readonly kept: number
  /** Whether no smaller one is left to try. */
  readonly isLeast: boolean
}

/**
 * The smallest question that still holds, by taking each reduction that holds and starting over from it; those before
 * the last one that did were tried, and come again at the end. At most so many are tried.
 */
export async function shrink(
  start: Question,
  reductions: Reductions,
  holds: (question: Question) => Promise<boolean>,
  most: number,
): Promise<Shrunk> {
  let question = start
  let [tried, kept, from] = [0, 0, 0]
  for (;;) {
    const smaller = reductions(question)
    let found: number | undefined
    for (let count = 0; count < smaller.length && found === undefined; count++) {
      if (tried === most) return { question, tried, kept, isLeast: false }
      const index = (Math.min(from, smaller.length - 1) + count) % smaller.length
      const reduced = (smaller[index] as () => Question)()
      tried++
      if (!(await holds(reduced))) continue
      question = reduced
      found = index
    }
    if (found === undefined) return { question, tried, kept, isLeast: true }
    kept++
    from = found
  }
}
