import type { InstrumenterContext, MutantCoverage } from '@stryker-mutator/api/core'

const scope = globalThis as typeof globalThis & { __stryker__?: InstrumenterContext }
scope.__stryker__ ??= {}
/** Where instrumented code says which mutants it passes, and asks which of them it is. */
export const instrumented: InstrumenterContext = scope.__stryker__

const apart = 'compiling validators'
const nobody = 'nobody'

/** Notes which mutants the questions of one case pass. */
export class CaseCoverage {
  /** Runs the questions of a case. */
  of<T>(id: string, ask: () => T): T {
    return this.#during(id, ask)
  }

  /** Runs what is done once for many cases, and is due to each of them. */
  readonly shared = <T>(work: () => T): T => {
    const id = instrumented.currentTestId
    if (id === undefined) return work()
    return this.#during(apart, work)
  }

  /** Runs what is due to no case. */
  apart(work: () => void): void {
    this.#during(nobody, work)
    delete instrumented.mutantCoverage?.perTest[nobody]
  }

  /** Every case may need what was done for the first that did. */
  result(): MutantCoverage {
    const coverage = instrumented.mutantCoverage ?? { static: {}, perTest: {} }
    const { [apart]: common = {}, ...perTest } = coverage.perTest
    for (const id of Object.keys(perTest)) perTest[id] = { ...common, ...perTest[id] }
    return { static: coverage.static, perTest }
  }

  #during<T>(id: string, work: () => T): T {
    const before = instrumented.currentTestId
    instrumented.currentTestId = id
    try {
      return work()
    } finally {
      if (before === undefined) delete instrumented.currentTestId
      else instrumented.currentTestId = before
    }
  }
}
