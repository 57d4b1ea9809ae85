import type { Command } from 'commander'
import { json, lang, noProgress, timeout, vectors, window } from './options.js'

/** Declares `sessionproof test`. */
export function declareTest(program: Command): void {
  program
    .command('test')
    .description('test an implementation against the vectors')
    .argument('[command...]', 'the command that starts it, after --')
    .option('--module <path>', 'test an ES module whose default export has the operations (hello, decode, …)')
    .option(
      '--filter <pattern...>',
      'only vectors (or vectors of rules) with this id, front of an id, or pattern (* **)',
    )
    .option(
      '--expected-failures <file>',
      'YAML list of {id, reason, observed}; anything else that fails, or passes, is red',
    )
    .addOption(timeout())
    .addOption(window())
    .option('--report <dir>', 'write results.ndjson and report.md there')
    .addOption(vectors())
    .addOption(noProgress())
    .addOption(lang())
    .addOption(json())
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof test                                   the bundled reference
  $ sessionproof test -- python3 main.py                a process; no shell is involved
  $ sessionproof test --module ./my-reader.js           a module, in a thread of its own
  $ sessionproof test --filter envelope --lang zh       one area, explained in Chinese
  $ sessionproof test --filter '**@4'                   all of format 4
  $ sessionproof test --json | jq 'select(.state=="fail").id'`,
    )
    .action(async (command: string[], options) => (await import('../test.js')).test(command, options))
}
