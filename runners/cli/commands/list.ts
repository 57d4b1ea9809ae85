import type { Command } from 'commander'
import { json, lang, oneLanguage, pattern } from './options.js'

/** Declares `sessionproof list`. */
export function declareList(program: Command): void {
  const list = program
    .command('list')
    .description('rules, areas or vectors, to read or to grep')
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof list                        every rule, one a line
  $ sessionproof list surface                the rules of one area
  $ sessionproof list areas                  the areas, with how many rules and vectors each has
  $ sessionproof list rules surface          each rule in English and Chinese, what judges it, and its vectors
  $ sessionproof list rules --json           the same for programs, one rule a line
  $ sessionproof list vectors 'surface.**'   vectors with their titles, one a line
  $ sessionproof list trace                  rules, vectors, mutants, constraints, functions: what belongs to what`,
    )

  list
    .command('ids', { isDefault: true })
    .description('rules, one a line; this is what `list` alone does')
    .addArgument(pattern())
    .addOption(lang())
    .addOption(json())
    .action(async (ids: string, options) => (await import('../list.js')).listIds(ids, options))

  list
    .command('rules')
    .description('by area, every rule with its statements, what judges it, and its vectors')
    .addArgument(pattern())
    .addOption(oneLanguage())
    .addOption(json())
    .action(async (ids: string, options) => (await import('../list.js')).listRules(ids, options))

  list
    .command('areas')
    .description('the areas of the rules, with how many rules and vectors each has')
    .addOption(lang())
    .addOption(json())
    .action(async (options) => (await import('../list.js')).listAreas(options))

  list
    .command('vectors')
    .description('vectors by format and place, one a line')
    .addArgument(pattern())
    .addOption(lang())
    .addOption(json())
    .action(async (ids: string, options) => (await import('../list.js')).listVectors(ids, options))

  list
    .command('trace')
    .description('what belongs to what: one JSON object a rule, vector, mutant, constraint and function file')
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof list trace | jq 'select(.kind=="rule" and .id=="turn.one-open")'
  $ sessionproof list trace | jq -r 'select(.kind=="mutant" and .state!="killed").id'

A dangling end, such as a rule that no vector proves, is one line on standard error.

Exit codes:
  0  everything leads somewhere    1  there is a dangling end    2  could not run`,
    )
    .action(async () => (await import('../list.js')).listTrace())
}
