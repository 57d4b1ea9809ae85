import { asObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { childrenOf } from './evidence.js'

/** The newest format that an edge leads to. */
const newest = 4

/**
 * The question what becomes of a log in a later format: of the log that another question is about, which has rows or a
 * Session. An edge to V4 is given evidence on children that agrees with the log. Throws where there is no log, or no
 * edge from its format.
 */
export function migrationOf(draw: Draw, log: Question): Question {
  const { format, input } = log
  if (format >= newest) throw new RangeError(`no edge leads on from format ${format}`)
  const to = draw.between(format + 1, newest)
  const events = eventsIn(log)
  const children = to < newest ? {} : { children: childrenOf(draw, events) }
  if (input.session !== undefined) return { op: 'migrate', format, to, input: { session: input.session, ...children } }
  const { recovery, input: file } = log
  return { op: 'migrate', format, to, ...(recovery ? { recovery } : {}), input: { ...file, ...children } }
}

/** The events of a log; rows that are raw text have none that could be read here. */
function eventsIn({ op, input }: Question): readonly unknown[] {
  if (input.session !== undefined) return asObject(input.session).events as readonly unknown[]
  if (!Array.isArray(input.rows)) throw new RangeError(`a question to ${op} is about no log`)
  return input.rows.slice(1)
}
