import { type Command, Option } from 'commander'
import { json, lang, positive } from './options.js'

/** Declares `sessionproof migrate`. */
export function declareMigrate(program: Command): void {
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
    .action(async (file: string, options) => (await import('../migrate.js')).migrateCommand(file, options))
}
