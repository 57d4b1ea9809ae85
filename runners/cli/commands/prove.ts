import type { Command } from 'commander'
import { json, lang, noProgress, positive } from './options.js'

/** Declares `sessionproof prove`. */
export function declareProve(program: Command): void {
  program
    .command('prove')
    .description('hold the vectors against mutants of the reference: which of them does no vector notice')
    .option('--rule <id>', 'only mutants of this rule, front of an id, or pattern (* **)')
    .option('--operator <id>', 'only mutants by this operator of note 0014')
    .option(
      '--since <ref>',
      'only mutants of rules and tables that differ from a git ref: statements, data, vectors, functions',
    )
    .option('--search <inputs>', 'look for inputs that tell survivors from the reference, so many for each', positive)
    .option('--seed <n>', 'of the search', positive, 1)
    .option(
      '--matrix',
      'find every vector that kills a mutant, and those that kill the same ones and say nothing of their own',
    )
    .option('--record', 'write the counts of all mutants into the checkout, for the test that compares them')
    .addOption(noProgress())
    .addOption(lang())
    .addOption(json())
    .addHelpText(
      'after',
      `
A mutant is the reference built from other lists: a constraint dropped, a limit moved, two checks swapped. A vector kills
it by expecting another answer than it gives. What no vector kills is a gap, unless it is listed as equivalent.

Examples:
  $ sessionproof prove                              every mutant, on all cores
  $ sessionproof prove --rule turn                  those of the rules of one area
  $ sessionproof prove --since main                 those of the rules and tables that a branch touched
  $ sessionproof prove --rule block --search 10000  for each survivor an input to make a vector of, if there is one
  $ sessionproof prove --json | jq 'select(.state=="survived").id'

Exit codes:
  0  none survived    1  one did, the list of equivalents is wrong, or a vector has no word of its own    2  could not run    130  interrupted`,
    )
    .action(async (options) => (await import('../prove.js')).proveCommand(options))
}
