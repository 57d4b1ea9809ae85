import type { Command } from 'commander'
import { json, lang, noProgress, positive, wholeNumber } from './options.js'

/** Declares `sessionproof fuzz`. */
export function declareFuzz(program: Command): void {
  program
    .command('fuzz')
    .description('ask an implementation generated questions, and make what fails as small as it can be')
    .argument('[command...]', 'the command that starts it, after --; without one the kit is held against itself')
    .option('--module <path>', 'an ES module whose default export has the operations')
    .option('--seed <n>', 'the same seed asks the same questions anywhere; a random one when absent', wholeNumber)
    .option('--runs <n>', 'questions to make; what is not declared is passed over', positive, 1000)
    .option('--time <seconds>', 'ask no more after that', positive)
    .option('--rule <id>', 'only inputs that break this rule and no other')
    .option('--jobs <n>', 'implementations at once; as many as there are cores when absent', positive)
    .option('--path <run:steps>', 'ask one question again, as a failure prints it; with --seed')
    .option('--explained <file>', 'YAML list of {signature, reason}: kinds of failure that are known')
    .option('--max-shrinks <n>', 'inputs to try at most to make one failure smaller', positive, 5000)
    .option('--timeout <ms>', 'how long the oldest unanswered question may take', positive, 5000)
    .option('--window <n>', 'questions in flight, at most what hello allows', positive, 16)
    .option('--out <dir>', 'write each failure there as a vector that is to be read')
    .addOption(noProgress())
    .addOption(lang())
    .addOption(json())
    .addHelpText(
      'after',
      `
Four questions of five have something random wrong with them; what the reference answers is what is expected. Failures
that came out alike are one kind, of which the smallest input that was found is shown.

Examples:
  $ sessionproof fuzz --runs 20000 --seed 1 -- python3 my_reader.py
  $ sessionproof fuzz --time 600 --jobs 4 -- ./reader               ten minutes, on four processes
  $ sessionproof fuzz --rule surface.coverage -- ./reader           one rule, broken in every way that is known
  $ sessionproof fuzz --seed 1 --path 4711:0:3 -- ./reader          one failure again
  $ sessionproof fuzz --seed 1 --out failures -- ./reader           each failure as a vector to read and to keep
  $ sessionproof fuzz --runs 20000 --seed 1                         the reference, a second validator, published packages

Exit codes:
  0  no unexplained failure    1  some    2  could not run    130  interrupted`,
    )
    .action(async (command: string[], options) => (await import('../fuzz.js')).fuzzCommand(command, options))
}
