import type { Disagreement } from './disagreement.js'

/** Disagreements of one pattern: a row of the matrix. */
export interface Cluster {
  /** The smallest input that came up. */
  readonly example: Disagreement
  /** The ids of all cases, in the order of the run. */
  readonly cases: readonly string[]
}

/** Gathers disagreements by pattern while they come, and keeps the smallest input of each alone. */
export class Clusters {
  readonly #byPattern = new Map<string, { example: Disagreement; size: number; cases: string[] }>()

  add(found: Disagreement): void {
    const size = sizeOf(found)
    const known = this.#byPattern.get(found.pattern)
    if (!known) {
      this.#byPattern.set(found.pattern, { example: found, size, cases: [found.subject.id] })
      return
    }
    known.cases.push(found.subject.id)
    if (size > known.size || (size === known.size && found.subject.id >= known.example.subject.id)) return
    known.example = found
    known.size = size
  }

  /** By the rule that a row is about, those that are about none at last; then those with more cases first. */
  rows(): Cluster[] {
    return [...this.#byPattern.values()]
      .map(({ example, cases }) => ({ example, cases: [...cases].sort() }))
      .sort((left, right) => order(left, right))
  }
}

/** Answers come in any order: what they are sorted by has to say it all. */
function order(left: Cluster, right: Cluster): number {
  const byRule = compareTexts(left.example.rule ?? '\uffff', right.example.rule ?? '\uffff')
  const byCount = right.cases.length - left.cases.length
  return byRule || byCount || compareTexts(left.example.pattern, right.example.pattern)
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

function sizeOf({ subject }: Disagreement): number {
  return JSON.stringify(subject.request).length
}
