import type { Command } from 'commander'

/** Declares `sessionproof reference`. */
export function declareReference(program: Command): void {
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
    .action(async () => (await import('../reference.js')).reference())
}
