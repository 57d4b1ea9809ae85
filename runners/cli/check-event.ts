import { type EventSurvival, eventSurvival } from '../../spec/reference/migration/event-survival.js'
import { buildReference } from '../../spec/reference/reference.js'
import { eventReport } from '../reports/event-report.js'
import { styleFor } from '../reports/style.js'
import type { CheckOptions } from './check.js'
import { CommandFault, exitCode } from './exit.js'
import { isColoured, lineWidth } from './terminal.js'

/** `sessionproof check --event`: one event on standard input, by its own format and each later one. */
export async function checkEvent({ format = 0, through = format, lang, json }: CheckOptions): Promise<void> {
  const reference = buildReference()
  for (const asked of [format, through])
    if (!reference.has(asked)) throw new CommandFault(`there is no format ${asked} here`)
  if (through < format) throw new CommandFault(`--through ${through} is below --format ${format}`)
  const event = await readEvent()
  const found = eventSurvival(reference, event, format, through)
  const style = styleFor(isColoured(process.stdout), lineWidth(process.stdout))
  const lines = json ? found.map((it) => JSON.stringify(it)) : [eventReport(found, format, through, lang, style)]
  process.stdout.write(`${lines.join('\n')}\n`)
  if (found.some(isRefused)) process.exitCode = exitCode.failed
}

function isRefused({ outcome }: EventSurvival): boolean {
  return outcome === 'refuse'
}

/** The one JSON value on standard input. Throws {@link CommandFault}. */
async function readEvent(): Promise<unknown> {
  const pieces: Buffer[] = []
  for await (const piece of process.stdin) pieces.push(piece as Buffer)
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'))
  } catch (error) {
    throw new CommandFault(`standard input is not one event as JSON: ${(error as Error).message}`)
  }
}
