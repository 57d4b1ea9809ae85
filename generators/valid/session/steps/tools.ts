import type { JsonObject } from '../../../../spec/reference/verdict.js'
import { foreign, json, text, word } from '../../content.js'
import { content, resultData } from '../messages.js'
import type { AdvertisedCall, SessionLog, Step } from '../session-log.js'

/** Calls and their results, with the repairs of calls that were not started. Notes 0001, 0003, 0007 and 0008. */
export const tools: readonly Step[] = [
  {
    id: 'tool-call',
    weight: 90,
    may: (log) => log.place !== undefined && log.calls.some((it) => !it.isStarted),
    write: (log) => {
      const call = log.draw.of(log.calls.filter((it) => !it.isStarted))
      call.isStarted = true
      log.write('tool/call', { ...log.place, callId: call.id, name: call.name, arguments: call.arguments })
    },
  },
  {
    id: 'tool-result',
    weight: 50,
    may: (log) => log.place !== undefined && log.calls.some((it) => it.isStarted),
    write: (log) => {
      const { draw } = log
      const call = settled(log, (it) => it.isStarted)
      log.append('tool/result', resultData(log, call.id, log.id('t'), result(log), extras(log), contradiction(log)))
      function result({ format }: SessionLog) {
        const isError = draw.of([undefined, false, true])
        const nested = format === 3 ? content(draw).filter((it) => it.type !== 'file') : content(draw)
        const more = format === 3 && draw.chance(1, 4) ? { note: foreign(draw), id: text(draw) } : {}
        return { content: nested, ...(isError === undefined ? {} : { isError }), ...more }
      }
    },
  },
  {
    id: 'tool-result-failed',
    weight: 25,
    may: (log) => log.place !== undefined && log.calls.some((it) => it.isStarted),
    write: (log) => {
      const call = settled(log, (it) => it.isStarted)
      const failed = { content: [{ type: 'text', text: text(log.draw) }], isError: true }
      const error = { name: word(log.draw), message: text(log.draw), code: 'E1' }
      log.append('tool/result', resultData(log, call.id, log.id('t'), failed, { error }))
    },
  },
  {
    id: 'interrupted-result',
    weight: 10,
    may: (log) => log.place !== undefined && log.calls.some((it) => !it.isStarted),
    write: (log) => {
      const call = settled(log, (it) => !it.isStarted)
      const words =
        'The tool call was interrupted before the Harness recorded it as started. Retry it if it is still needed.'
      writeNotStarted(log, call, `interrupted-tool-result-${call.id}-${log.draw.below(100)}`, words)
    },
  },
  {
    id: 'forked-result',
    weight: 10,
    may: (log) => log.format === 4 && log.place !== undefined && log.calls.some((it) => !it.isStarted),
    write: (log) => {
      const call = settled(log, (it) => !it.isStarted)
      writeNotStarted(log, call, `forked-tool-result-${call.id}-${log.next}`, text(log.draw))
    },
  },
  {
    id: 'rewritten-result',
    weight: 25,
    may: (log) => log.turn.open !== undefined && rewritable(log).length > 0,
    write: rewrite,
  },
]

function settled(log: SessionLog, isWanted: (call: AdvertisedCall) => boolean): AdvertisedCall {
  const call = log.draw.of(log.calls.filter(isWanted))
  log.calls = log.calls.filter((it) => it !== call)
  return call
}

function extras({ draw }: SessionLog): JsonObject {
  return draw.chance(1, 3) ? { meta: foreign(draw), 'plugin:result:note': json(draw) } : {}
}

/** Members beside the wrapper that are named as those in it, and say nothing. */
function contradiction({ draw, format }: SessionLog): JsonObject {
  return format === 3 && draw.chance(1, 4) ? { note: json(draw), toolCallId: 'other', isError: text(draw) } : {}
}

function writeNotStarted(log: SessionLog, call: AdvertisedCall, id: string, words: string): void {
  const result = { content: [{ type: 'text', text: words }], isError: true }
  const error = { name: 'ToolNotStartedError', code: 'TOOL_NOT_STARTED', message: text(log.draw) }
  log.append('tool/result', resultData(log, call.id, id, result, { error }))
}

/** Places of the surface where the result of a call stands that is not a repair, which may be said in other words. */
function rewritable({ surface, events }: SessionLog): number[] {
  return [...surface.keys()].filter((at) => {
    const { type, data } = events[surface[at] as number] as { type: string; data: { error?: { code?: string } } }
    return type === 'tool/result' && data.error?.code !== 'TOOL_NOT_STARTED'
  })
}

/** The same result with other content, and nothing else changed. */
function rewrite(log: SessionLog): void {
  const at = log.draw.of(rewritable(log))
  const { data } = log.events[log.surface[at] as number] as { data: { message: JsonObject } }
  const said = [{ type: 'text', text: text(log.draw) }]
  const { message } = data
  const [wrapped] = message.content as JsonObject[]
  const isWrapped = wrapped?.type === 'tool-result'
  const changed = { ...message, content: isWrapped ? [{ ...wrapped, content: said }] : said }
  log.replace('tool/result', { ...data, message: changed }, at, 1)
}
