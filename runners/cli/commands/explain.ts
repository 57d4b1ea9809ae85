import type { Command } from 'commander'
import { json, oneLanguage } from './options.js'

/** Declares `sessionproof explain`. */
export function declareExplain(program: Command): void {
  program
    .command('explain')
    .description('a rule or a vector, with all that belongs to it')
    .argument('<id>', 'of a rule, of a vector, or of one case of a vector')
    .option('--mutants', 'of a rule: try its mutants on the vectors, and list each with what kills it')
    .addOption(oneLanguage())
    .addOption(json())
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof explain surface.coverage                a rule: statements, judges, order of checks, vectors, mutants
  $ sessionproof explain surface.coverage --mutants      the same with each of its mutants, and what kills it
  $ sessionproof explain surface.coverage.one-of-two     a vector in each format: input, change, expectation
  $ sessionproof explain surface.coverage.one-of-two@4   one case of it`,
    )
    .action(async (id: string, options) => (await import('../explain.js')).explain(id, options))
}
