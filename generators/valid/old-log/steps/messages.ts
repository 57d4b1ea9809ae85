import type { LogWriter } from '../log-writer.js'
import { content } from '../parts/content.js'
import { personSource, type Source, source } from '../parts/sources.js'
import type { Step } from '../step.js'

const hasStepped = ({ state }: LogWriter): boolean => state.hasStepped

/** Messages of people and of whatever else speaks as one, in the conversation and in the inbox. */
export const messageSteps: readonly Step[] = [
  { weight: 12, isPossible: hasStepped, write: (log) => appendUser(log, personSource(log.draw)) },
  { weight: 9, isPossible: hasStepped, write: (log) => appendUser(log, source(log.draw)) },
  { weight: 7, isPossible: ({ surface }) => surface.length > 0, write: replaceByUser },
  { weight: 7, isPossible: () => true, write: spliceInbox },
]

export function userMessage(log: LogWriter, source: Source, id = idOf(log)): object {
  return { id, role: 'user', source, content: content(log.draw) }
}

/** Ids of messages of one log may repeat. */
function idOf(log: LogWriter): string {
  return log.draw.chance(1, 12) ? '消息' : log.id('user')
}

function appendUser(log: LogWriter, source: Source): void {
  const sources = log.draw.chance(1, 4) ? log.earlier() : undefined
  const seq = log.append('user/message', userMessage(log, source), sources)
  if (source.kind === 'user') log.state.fromPeople.push(seq)
}

/** A message that takes the place of others, such as a digest of them. What a compaction makes is another step. */
function replaceByUser(log: LogWriter): void {
  const { draw } = log
  const from = draw.chance(1, 2) ? personSource(draw) : { kind: 'plugin', plugin: 'tools-code-mode' }
  const seq = log.replace('user/message', userMessage(log, from), log.span(3), draw.chance(1, 2) ? log.earlier() : [])
  if (from.kind === 'user') log.state.fromPeople.push(seq)
}

/** Messages that wait for the next turn or step. */
function spliceInbox(log: LogWriter): void {
  const { draw } = log
  log.log('agent/inbox/spliced', {
    target: draw.of(['next-turn', 'next-step']),
    start: draw.below(3),
    inserted: draw.list(2, () => userMessage(log, source(draw))),
    ...draw.maybe('removedCount', () => draw.below(3)),
    ...draw.maybe('outcome', () => 'canceled'),
  })
}
