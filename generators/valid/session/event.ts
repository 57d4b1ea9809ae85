import { formats } from '../../../spec/generated/formats.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import type { Draw } from '../../draw.js'
import type { Question } from '../../question.js'
import { count } from '../content.js'
import { fromSchema } from '../from-schema.js'

/**
 * The adoption of one event that stands beside the conversation, each type as often as any other, with a payload of its
 * schema, whose conditions are met by chance. No log is around it, so that what a log holds once in a thousand events is
 * met as often as anything else.
 */
export function anyEvent(draw: Draw): Question {
  const format = draw.of([3, 4] as const)
  const { events, targets } = formats[format] as FormatRecord
  const { type } = draw.of(events.filter(({ placement, data }) => placement === 'log-only' && data !== null))
  const data = fromSchema(targets[`data:${type}`]?.schema ?? {}, draw)
  const event = { type, seq: count(draw), time: count(draw), data }
  return { op: 'admit', at: 'event', format, input: { event } }
}
