import type { Question } from '../../../generators/question.js'
import { asObject } from '../../../spec/reference/verdict.js'

/** Lists of an input whose elements are what a person counts: events, attempts, chunks, messages. */
const lists = ['events', 'attempts', 'chunks', 'records', 'files', 'after', 'children']

/** How long a question is, in events, or in whatever else it is about. A header is none; an event that is asked about alone is one. */
export function sizeOf({ input }: Question): number {
  const { rows, frames, session, request, body, directory, event } = input
  const inFrames = list(frames).reduce((sum: number, frame) => sum + list(asObject(frame).rows).length, 0)
  const header = rows !== undefined || (frames !== undefined && inFrames > 0) ? 1 : 0
  const counted = [
    ...lists.map((name) => list(input[name]).length),
    ...[list(asObject(session).events), list(asObject(request).messages), list(rows), list(directory)].map(
      (it) => it.length,
    ),
    ...['messages', 'input', 'contents'].map((name) => list(asObject(body)[name]).length),
  ]
  return counted.reduce((sum, it) => sum + it, inFrames) - header + (event === undefined ? 0 : 1)
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
