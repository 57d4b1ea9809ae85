import type { Command } from 'commander'

/** Declares `sessionproof compile`. */
export function declareCompile(program: Command): void {
  program
    .command('compile')
    .description('compile the notes into schemas, types, rules and tables')
    .option('--check', 'write nothing; fail when the generated files are not what the notes say')
    .option(
      '--confirm <unit...>',
      'record that both sides of these units (rule ids, 0003#12, 0003#4-9) were read side by side',
    )
    .option('--root <dir>', 'a checkout other than this one')
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof compile --confirm turn.one-open 0007#12   two units of a note that you have read in both languages
  $ sessionproof compile --check                           what CI asks`,
    )
    .action(async (options) => (await import('../compile.js')).compileCommand(options))
}
