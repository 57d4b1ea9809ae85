import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { program } from 'commander'
import { packageRoot } from '../../package.js'
import { styleFor } from '../../reports/style.js'
import { codeMutant } from './code-mutant.js'
import { mutate } from './mutate.js'
import { readReasons, reasonedNames, reasonFaults } from './reasons.js'
import { readTried } from './record.js'
import { codeMutantsReport, scoreOf } from './report.js'

/** Of the mutants without a reason, in percent. Below it, the command fails. */
const aim = 90
const sources = 'spec/reference'
/** Cases that each mutant is asked first. Most that can be killed are killed by one of the first hundred. */
const fewCases = 500

program
  .name('npm run code-mutants --')
  .description('Tries mutants of the code of the reference on the golden vectors.')
  .option('--mutate <files...>', `files, or patterns, below ${sources}`, ['**/*.ts'])
  .option('--recorded', 'takes up the last run where it was, with those that survived it')
  .action(run)
  .parse()

interface Options {
  readonly mutate: readonly string[]
  readonly recorded?: boolean
}

async function run(options: Options): Promise<void> {
  process.chdir(packageRoot)
  const list = readReasons()
  const excluded = [...Object.keys(list.excluded), '**/*.test.ts'].map((it) => `!${sources}/${it}`)
  const patterns = [...options.mutate.map((it) => `${sources}/${it}`), ...excluded]
  const results = await withoutLuck(options.recorded ? readTried() : await mutate(patterns, fewCases, true))
  const mutants = results.map((result) => {
    const file = relative(join(packageRoot, sources), result.fileName).split(sep).join('/')
    return codeMutant(result, file, readFileSync(result.fileName, 'utf8'))
  })
  const faults = reasonFaults(list, mutants)
  const style = styleFor(process.stdout.isTTY === true)
  const reasoned = reasonedNames(list)
  process.stdout.write(`${codeMutantsReport(mutants, reasoned, faults, style)}\n`)
  if (faults.length > 0 || scoreOf(mutants, reasoned) < aim) process.exitCode = 1
}

/** The results with those that survived a few cases asked every case that passes them. */
async function withoutLuck(results: readonly MutantResult[]): Promise<readonly MutantResult[]> {
  const survivors = results.filter(({ status }) => status === 'Survived')
  if (survivors.length === 0) return results
  const again = await mutate([...new Set(survivors.map(rangeOf))], Number.MAX_SAFE_INTEGER, false)
  const byKey = new Map(again.map((it) => [keyOf(it), it]))
  return results.map((it) => (it.status === 'Survived' ? (byKey.get(keyOf(it)) ?? it) : it))
}

/** A mutant as Stryker is told to try it and those within it: its columns are counted from 0 there. */
function rangeOf({ fileName, location: { start, end } }: MutantResult): string {
  const file = relative(packageRoot, fileName).split(sep).join('/')
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`
}

function keyOf({ fileName, location, mutatorName, replacement }: MutantResult): string {
  return JSON.stringify([fileName, location.start, location.end, mutatorName, replacement])
}
