import type { LogWriter } from '../log-writer.js'
import { name, text } from '../parts/texts.js'
import { always, type Step } from '../step.js'

/** Commands are run, and done; the one that succeeded may name the event that it brought about. */
export const commandSteps: readonly Step[] = [
  { weight: 5, isPossible: always, write: run },
  { weight: 8, isPossible: ({ state }) => state.commands.length > 0, write: done },
]

function run(log: LogWriter): void {
  const { draw, state } = log
  const commandId = log.id('command')
  state.commands.push(commandId)
  const args = draw.maybe('args', () => text(draw))
  state.ofCommands.add(log.log('command/run', { commandId, name: name(draw), source: { kind: 'user' }, ...args }))
}

function done(log: LogWriter): void {
  const { draw, state } = log
  const named = log.seq > 0 ? (log.earlier()[0] as number) : 0
  const sourceEventSeq = state.ofCommands.has(named) || draw.chance(1, 4) ? {} : { sourceEventSeq: named }
  const outcome = draw.chance(1, 4) ? { kind: 'error' } : { kind: 'success', ...sourceEventSeq }
  const commandId = draw.of(state.commands)
  state.ofCommands.add(log.log('command/done', { commandId, ...outcome, ...draw.maybe('text', () => text(draw)) }))
}
