import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { program } from 'commander'
import { packageRoot } from '../../package.js'
import { styleFor } from '../../reports/style.js'
import { codeMutant } from './code-mutant.js'
import { mutate } from './mutate.js'
import { readReasons, reasonedNames, reasonFaults } from './reasons.js'
import { codeMutantsReport, scoreOf } from './report.js'

/** Of all mutants, in percent. Below it, the command fails. */
const aim = 90
const sources = 'spec/reference'

program
  .name('npm run code-mutants --')
  .description('Tries mutants of the code of the reference on the golden vectors.')
  .option('--mutate <files...>', `files, or patterns, below ${sources}`, ['**/*.ts'])
  .action(run)
  .parse()

async function run(options: { mutate: string[] }): Promise<void> {
  process.chdir(packageRoot)
  const list = readReasons()
  const excluded = [...Object.keys(list.excluded), '**/*.test.ts'].map((it) => `!${sources}/${it}`)
  const results = await mutate([...options.mutate.map((it) => `${sources}/${it}`), ...excluded])
  const mutants = results.map((result) => {
    const file = relative(join(packageRoot, sources), result.fileName).split(sep).join('/')
    return codeMutant(result, file, readFileSync(result.fileName, 'utf8'))
  })
  const faults = reasonFaults(list, mutants)
  const style = styleFor(process.stdout.isTTY === true)
  process.stdout.write(`${codeMutantsReport(mutants, reasonedNames(list), faults, style)}\n`)
  if (faults.length > 0 || scoreOf(mutants) < aim) process.exitCode = 1
}
