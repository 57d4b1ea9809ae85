#!/usr/bin/env node
import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { packageVersion } from '../package.js'
import { addDiffCommand } from './diff-command.js'
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

const lang = () =>
  new Option('--lang <language>', 'language of statements and titles').choices(['en', 'zh']).default('en')
const oneLanguage = () => new Option('--lang <language>', 'one language only').choices(['en', 'zh'])
const pattern = () => new Argument('[pattern]', 'front of an id, or a pattern (* **)').default('**', 'all')
const json = () => new Option('--json', 'one JSON object a line instead of text')

program
  .command('test')
  .description('test an implementation against the vectors')
  .argument('[command...]', 'the command that starts it, after --')
  .option('--module <path>', 'test an ES module whose default export has the operations (hello, decode, …)')
  .option('--filter <pattern...>', 'only vectors (or vectors of rules) with this id, front of an id, or pattern (* **)')
  .option(
    '--expected-failures <file>',
    'YAML list of {id, reason, observed}; anything else that fails, or passes, is red',
  )
  .option('--timeout <ms>', 'how long the oldest unanswered case may take', positive, 5000)
  .option('--window <n>', 'requests in flight, at most what hello allows', positive, 64)
  .option('--report <dir>', 'write results.ndjson and report.md there')
  .option('--vectors <dir>', 'another directory of vectors')
  .option('--no-progress', 'no progress line')
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
  .action(async (command: string[], options) => (await import('./test.js')).test(command, options))

addDiffCommand(program, { lang, json, positive })

program
  .command('check')
  .description('judge real log files: row, rule, place and why')
  .argument('[path...]', 'session logs (.jsonl, .jsonl.zstd), directories that hold some, - for standard input')
  .option('--strict', 'refuse what a recoverable read would withhold')
  .option('--all', 'go on after a fault and list every one, at most 1000 a file')
  .option('--through <format>', 'and would it survive: each later format up to this one, by itself', positive)
  .option('--children <file>', 'with --through: JSON array of evidence on child Sessions; none when absent')
  .option('--event', 'judge one event on standard input, as JSON')
  .option('--format <format>', 'with --event: the format that it is of', positive)
  .addOption(lang())
  .addOption(json())
  .addHelpText(
    'after',
    `
Examples:
  $ sessionproof check session.v4.jsonl.zstd
  $ sessionproof check ~/sessions                       every session.jsonl and session.vN.jsonl below, also .zstd
  $ sessionproof check --all --lang zh session.jsonl    each fault, explained in Chinese
  $ zstdcat session.v4.jsonl.zstd | sessionproof check -
  $ sessionproof check --json ~/sessions | jq 'select(.outcome=="refuse") | {file, row, rule}'
  $ sessionproof check --through 4 session.v3.jsonl     does it open now, and in each format up to 4
  $ echo '{"type":"acme/note","seq":0,"time":1,"data":{}}' | sessionproof check --event --format 3 --through 4

A log is judged as it is decoded, and as a Session that is opened on it: rows, events, relationships, surface. A
file may be of any size: it is read in pieces and its rows are not kept.

--through takes the log over the edges to each later format, and opens a Session on what comes out. Nothing is written.
--event asks of one event whether its own format admits it, and then what each edge makes of it and whether that is
admitted. What needs the log around it is not asked: whether its turn is open, its tool was called, its sources exist.

Exit codes:
  0  no fault found    1  a log is refused    2  none, but one is unreadable or of a format that is not judged
  130  interrupted`,
  )
  .action(async (paths: string[], options) => (await import('./check.js')).check(paths, options))

program
  .command('migrate')
  .description('write the successor of a log in a later format')
  .argument('<file>', 'a session log (.jsonl, .jsonl.zstd), or the directory of a Session, whose log is taken')
  .requiredOption('--to <format>', 'the format of the successor', positive)
  .requiredOption('--out <dir>', 'where it is to stand, under its canonical name; made if it is not there')
  .option('--children <file>', 'JSON array of evidence on the Sessions that this one started; none when absent')
  .addOption(
    new Option('--container <container>', 'how it is written; as the log is when absent').choices(['jsonl', 'zstd']),
  )
  .option('--recoverable', 'leave out what a recoverable read withholds, instead of refusing the log for it')
  .addOption(lang())
  .addOption(json())
  .addHelpText(
    'after',
    `
Examples:
  $ sessionproof migrate session.v3.jsonl --to 4 --out .          beside the log, as session.v4.jsonl
  $ sessionproof migrate ~/sessions/s-1 --to 4 --out ~/sessions/s-1
                                                                  the log of a Session, in its own directory
  $ sessionproof migrate old.jsonl --to 4 --out new --container zstd
  $ sessionproof migrate session.v3.jsonl --to 4 --out . --children children.json --lang zh
  $ sessionproof check --through 4 session.v3.jsonl               would it be refused? nothing is written

The log is never touched, and nothing is written over. The successor is there whole or not at all, whenever the command
is interrupted; what it leaves then is a stage file (session.migration.….tmp), which no reader takes for a log.
A child is {"childId", "childCreatedAt", "descriptorCount", "descriptor"}.

Exit codes:
  0  the successor stands there    1  the log is refused, or something else stands there    2  could not run
  130  interrupted`,
  )
  .action(async (file: string, options) => (await import('./migrate.js')).migrateCommand(file, options))

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
  .action(async (id: string, options) => (await import('./explain.js')).explain(id, options))

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
  .action(async (ids: string, options) => (await import('./list.js')).listIds(ids, options))

list
  .command('rules')
  .description('by area, every rule with its statements, what judges it, and its vectors')
  .addArgument(pattern())
  .addOption(oneLanguage())
  .addOption(json())
  .action(async (ids: string, options) => (await import('./list.js')).listRules(ids, options))

list
  .command('areas')
  .description('the areas of the rules, with how many rules and vectors each has')
  .addOption(lang())
  .addOption(json())
  .action(async (options) => (await import('./list.js')).listAreas(options))

list
  .command('vectors')
  .description('vectors by format and place, one a line')
  .addArgument(pattern())
  .addOption(lang())
  .addOption(json())
  .action(async (ids: string, options) => (await import('./list.js')).listVectors(ids, options))

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
  .action(async () => (await import('./list.js')).listTrace())

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
  .option('--no-progress', 'no progress line')
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
  .action(async (options) => (await import('./prove.js')).proveCommand(options))

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
  .option('--no-progress', 'no progress line')
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
  .action(async (command: string[], options) => (await import('./fuzz.js')).fuzzCommand(command, options))

program
  .command('reference')
  .description('serve the reference as NDJSON on the standard streams')
  .addHelpText(
    'after',
    `
Protocol 1: one request a line, one answer a line, as runners/protocol/README.md says.

Examples:
  $ echo '{"id":0,"op":"hello","protocol":1}' | sessionproof reference   what it can do
  $ sessionproof test -- sessionproof reference                          the kit on it, as on any process`,
  )
  .action(async () => (await import('./reference.js')).reference())

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
  .action(async (options) => (await import('./compile.js')).compileCommand(options))

function wholeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 0) throw new InvalidArgumentError('must be a whole number')
  return value
}

function positive(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new InvalidArgumentError('must be a whole number above 0')
  return value
}

endWithReader(process.stdout)
try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CommandFault)) throw error
  process.stderr.write(`sessionproof: ${error.message}\n`)
  process.exitCode = error.code
}
