import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../../package.js'
import { styleFor } from '../../reports/style.js'
import { type CodeMutant, codeMutant } from './code-mutant.js'
import { nameOf, type Reasons, readReasons, reasonedNames, reasonFaults, reasons } from './reasons.js'
import { codeMutantsReport } from './report.js'

const source = 'const a = 1\nif (a > 0 &&\n  b) c()\n'
const result = (more: Partial<MutantResult> = {}): MutantResult => ({
  ...{ id: '1', fileName: 'x.ts', mutatorName: 'LogicalOperator', replacement: 'a > 0 ||\n  b', status: 'Survived' },
  location: { start: { line: 2, column: 5 }, end: { line: 3, column: 4 } },
  coveredBy: ['one', 'two'],
  ...more,
})
const survivor = codeMutant(result(), 'x.ts', source)
const reasoned: Reasons = {
  excluded: {},
  mutants: [{ file: 'x.ts', line: survivor.text, changes: [survivor.change], reason: 'same', because: 'b is a' }],
}

describe('a mutant of the code', () => {
  it('is named by what it changes, wherever that stands', () => {
    expect(survivor).toEqual({
      ...{ file: 'x.ts', line: 2, text: 'if (a > 0 &&', state: 'survived', reached: 2 },
      change: 'LogicalOperator: a > 0 && b => a > 0 || b',
    })
  })

  it('must have been tried', () => {
    expect(() => codeMutant(result({ status: 'RuntimeError', statusReason: 'no memory' }), 'x.ts', source)).toThrow(
      'x.ts:2: RuntimeError: no memory',
    )
  })
})

describe('the list of reasons', () => {
  it('is at fault where it names what is killed, or nothing', () => {
    const killed: CodeMutant = { ...survivor, state: 'killed' }
    expect(reasonFaults(reasoned, [survivor])).toEqual([])
    expect(reasonFaults(reasoned, [killed])).toEqual([`${nameOf(survivor)}: needs no reason, since a case kills it`])
    expect(reasonFaults(reasoned, [{ ...survivor, change: 'x => y' }])).toEqual([`${nameOf(survivor)}: is no mutant`])
    expect(reasonFaults(reasoned, [{ ...survivor, file: 'y.ts' }])).toEqual([])
  })

  it('speaks of lines that there are, once each', () => {
    const { excluded, mutants } = readReasons()
    const textOf = (file: string) => readFileSync(join(packageRoot, 'spec/reference', file), 'utf8')
    expect(Object.keys(excluded).filter((file) => !existsSync(join(packageRoot, 'spec/reference', file)))).toEqual([])
    const names = mutants.flatMap(({ file, line: text, changes }) =>
      changes.map((change) => nameOf({ file, text, change })),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const strays = mutants.filter(
      ({ file, line }) =>
        !textOf(file)
          .split('\n')
          .some((text) => text.trim() === line),
    )
    expect(strays).toEqual([])
    expect(mutants.filter(({ reason, because }) => !Object.hasOwn(reasons, reason) || !because)).toEqual([])
  })
})

describe('the report', () => {
  it('has the score of all and of those without a reason', () => {
    const killed: CodeMutant = { ...survivor, change: 'x => y', state: 'killed' }
    const other: CodeMutant = { ...survivor, change: 'y => z', state: 'unseen', reached: 0 }
    const text = codeMutantsReport([survivor, killed, other], reasonedNames(reasoned), [], styleFor(false))
    expect(text).toContain('3 mutants: 1 killed, 1 with a reason, 1 survived')
    expect(text).toContain('score: 33.3 % of all, 50.0 % of those without a reason')
    expect(text).toContain('"y => z" # 0 cases')
    expect(text).not.toContain(survivor.change)
  })
})
