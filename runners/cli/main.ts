#!/usr/bin/env node
import { Command } from 'commander'
import { packageVersion } from '../package.js'
import { declareCheck } from './commands/check.js'
import { declareCompile } from './commands/compile.js'
import { declareDiff } from './commands/diff.js'
import { declareExplain } from './commands/explain.js'
import { declareFuzz } from './commands/fuzz.js'
import { declareList } from './commands/list.js'
import { declareMigrate } from './commands/migrate.js'
import { declareProve } from './commands/prove.js'
import { declareReference } from './commands/reference.js'
import { declareTest } from './commands/test.js'
import { CommandFault, exitCode } from './exit.js'
import { endWithReader } from './terminal.js'

const program = new Command('sessionproof')
  .description('Conformance kit for the DeepSeek Harness Session log format')
  .version(packageVersion)
  .showHelpAfterError('(see --help)')
  .enablePositionalOptions()
  .exitOverride((error) => process.exit(error.exitCode === 0 ? exitCode.ok : exitCode.couldNotRun))
  .addHelpText(
    'after',
    `
Examples:
  $ sessionproof test                                        the bundled reference against every vector
  $ sessionproof test -- python3 my_reader.py                an implementation that speaks NDJSON on its standard streams
  $ sessionproof test --filter tool-result -- ./reader       one area, rule or vector
  $ sessionproof diff reference 'python3 my_reader.py'       where implementations differ, and which of them is wrong
  $ sessionproof check session.v4.jsonl                      is this log all right, and if not: row, rule, place, why
  $ sessionproof migrate session.v3.jsonl --to 4 --out .     its successor in format 4
  $ sessionproof explain surface.coverage                    a rule in English and Chinese, with its vectors
  $ sessionproof list rules surface                          the rules of an area, with all that belongs to them
  $ sessionproof fuzz -- ./reader                            generated questions, and what fails made small
  $ sessionproof prove                                       mutants of the reference that no vector notices

Exit codes:
  0  as it should be    1  something failed or was refused    2  could not run    130  interrupted`,
  )

/** In the order in which `--help` lists them. */
const commands = [
  declareTest,
  declareDiff,
  declareCheck,
  declareMigrate,
  declareExplain,
  declareList,
  declareProve,
  declareFuzz,
  declareReference,
  declareCompile,
]
for (const declare of commands) declare(program)

endWithReader(process.stdout)
try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommandFault)) throw error
  process.stderr.write(`sessionproof: ${error.message}\n`)
  process.exitCode = error.code
}
