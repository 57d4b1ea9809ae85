import type { Command } from 'commander'
import { json, lang, noProgress, positive, repeated, timeout, vectors, wholeNumber, window } from './options.js'

/** Declares `sessionproof diff`. */
export function declareDiff(program: Command): void {
  program
    .command('diff')
    .description('ask several implementations the same cases: where do they differ, and which contradicts the spec')
    .argument('[commands...]', 'a command line each, in quotes; the word reference is the bundled reference')
    .option('--impl <name=command>', 'an implementation with a name of yours; may be repeated', repeated)
    .option('--implementations <file>', 'YAML list of {name, command} or {name, module}')
    .option(
      '--filter <pattern>',
      'only vectors (or vectors of rules) with this id, front of an id, or pattern; may be repeated',
      repeated,
    )
    .option('--runs <n>', 'so many generated cases instead of the vectors', positive)
    .option('--seed <n>', 'of the generated cases', positive, 1)
    .addOption(timeout())
    .addOption(window())
    .option(
      '--max-shrinks <n>',
      'smaller inputs that are tried for each row; 0 shows inputs as they came up',
      wholeNumber,
      200,
    )
    .option('--report <dir>', 'write diff.html, diff.json and drafts of questions to the spec there')
    .addOption(vectors())
    .addOption(noProgress())
    .addOption(lang())
    .addOption(json())
    .addHelpText(
      'after',
      `
Examples:
  $ sessionproof diff reference 'python3 main.py'              a reader against the reference
  $ sessionproof diff 'node a.js' ./b ./c --report out         three of them, and the matrix as a page
  $ sessionproof diff --impl 'old=./reader-1' --impl 'new=./reader-2' --filter tool-result
  $ sessionproof diff --implementations peers.yaml --lang zh
  $ sessionproof diff --json ./a ./b | jq 'select(.finding.kind=="silent")'

No shell is involved: blanks part the words of a command, and quotes within it keep them together. Answers are compared
as far as both sides report them, and only where both declare what is asked. Cases with the same pattern of answers are
one row, with the smallest input that shows it. Where the reference says otherwise, a side contradicts the spec; where
the spec is silent, a question to it is drafted as a note in English and Chinese.

Exit codes:
  0  no disagreement    1  there is one, or an implementation broke down    2  could not run    130  interrupted`,
    )
    .action(async (commands: string[], options) => (await import('../diff.js')).diffCommand(commands, options))
}
