import type { Command } from 'commander'
import { json, lang, positive } from './options.js'

/** Declares `sessionproof check`. */
export function declareCheck(program: Command): void {
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
    .action(async (paths: string[], options) => (await import('../check.js')).check(paths, options))
}
