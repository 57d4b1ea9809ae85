import type { Question } from '../../../generators/question.js'
import { asList, asObject } from '../../../spec/reference/verdict.js'

/** Lists of an input whose elements are what a person counts: events, attempts, chunks, messages. */
const lists = ['events', 'attempts', 'chunks', 'records', 'files', 'after', 'children']

/** How long a question is, in events, or in whatever else it is about. A header is none; an event that is asked about alone is one. */
export function sizeOf({ input }: Question): number {
  const { rows, frames, session, request, body, directory, event } = input
  const inFrames = asList(frames).reduce((sum: number, frame) => sum + asList(asObject(frame).rows).length, 0)
  const header = rows !== undefined || (frames !== undefined && inFrames > 0) ? 1 : 0
  const counted = [
    ...lists.map((name) => asList(input[name]).length),
    ...[asList(asObject(session).events), asList(asObject(request).messages), asList(rows), asList(directory)].map(
      (it) => it.length,
    ),
    ...['messages', 'input', 'contents'].map((name) => asList(asObject(body)[name]).length),
  ]
  return counted.reduce((sum, it) => sum + it, inFrames) - header + (event === undefined ? 0 : 1)
}
