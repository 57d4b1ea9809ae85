import { imageBlock, text } from '../../content.js'
import { systemMessage, userMessage, userSource } from '../messages.js'
import type { SessionLog, Step } from '../session-log.js'
import { anySources } from '../sources.js'

/** Messages that no model wrote, and what takes their place. Notes 0001, 0002, 0005 and 0008. */
export const messages: readonly Step[] = [
  {
    id: 'user-message',
    weight: 10,
    may: () => true,
    write: (log) => {
      const { draw } = log
      const source = userSource(log)
      const cites = log.next > 0 && draw.chance(1, 2) ? { sourceEventSeqs: anySources(log) } : {}
      log.append('user/message', userMessage(log, source), cites)
    },
  },
  {
    id: 'system-message',
    weight: 6,
    may: (log) => log.place !== undefined && (log.surface.length === 0 || log.free === 1),
    write: (log) => void log.append('system/message', { ...log.place, message: systemMessage(log) }),
  },
  {
    id: 'new-system-prompt',
    weight: 6,
    may: (log) => log.place !== undefined && log.free === 1,
    write: (log) => void log.replace('system/message', { ...log.place, message: systemMessage(log) }, 0, 1),
  },
  {
    id: 'replacement',
    weight: 5,
    may: (log) => log.surface.length > log.free,
    write: (log) => {
      const { draw, free } = log
      const first = draw.between(free, log.surface.length - 1)
      const count = draw.between(1, Math.min(3, log.surface.length - first))
      const message = { ...userMessage(log, { kind: 'user' }), content: [{ type: 'text', text: text(draw) }] }
      log.replace('user/message', message, first, count)
    },
  },
  {
    id: 'image-message',
    weight: 4,
    may: () => true,
    write: (log) =>
      void log.append('user/message', {
        ...userMessage(log, { kind: 'user' }),
        content: [imageBlock(log.draw), { type: 'text', text: text(log.draw) }, imageBlock(log.draw)],
      }),
  },
  {
    id: 'developer-message',
    weight: 16,
    may: (log) => log.format === 4 && log.place !== undefined,
    write: writeDeveloper,
  },
]

function writeDeveloper(log: SessionLog): void {
  const { draw } = log
  const defined = log.requests.filter(({ tools }) => tools.length > 0)
  const request = defined.length > 0 && draw.chance(2, 3) ? draw.of(defined) : undefined
  const additions = request ? [{ type: 'tool-addition', toolName: draw.of(request.tools) }] : []
  const removals = draw.some(['run', 'old']).map((toolName) => ({ type: 'tool-removal', toolName }))
  const message = {
    id: log.id('d'),
    role: 'developer',
    source: { kind: draw.of(['tools', 'acme-source']) },
    content: [...additions, ...removals, ...draw.some([{ type: 'text', text: text(draw) }])],
  }
  const header = request ? { headerSeq: request.seq } : {}
  log.append('developer/message', { ...log.place, message, ...header })
}
