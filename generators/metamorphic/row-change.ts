import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { isStrict, plainFile, withBytes, withRows } from './file-rows.js'
import type { FileText } from './frames.js'
import { fileText } from './frames.js'

/**
 * The question about a plain file with one row replaced by others; undefined where the change has no place for that. A
 * recoverable read only withholds the rows after the header, so that of such a file the header is changed.
 */
export function changeOneRow(
  draw: Draw,
  question: Question,
  change: (row: string, index: number) => readonly string[] | undefined,
): Question | undefined {
  const file = plainFile(question)
  if (!file) return undefined
  const index = draw.below(isStrict(question) ? file.rows.length : 1)
  const row = file.rows[index]
  const changed = row === undefined ? undefined : change(row, index)
  return changed && withRows(question, file.rows.toSpliced(index, 1, ...changed), file.tail)
}

/** The same with one event of a file that is read strictly, and of which there are at least so many. */
export function changeEvents(
  question: Question,
  atLeast: number,
  change: (events: readonly string[]) => readonly string[],
): Question | undefined {
  const file = isStrict(question) ? plainFile(question) : undefined
  const [header, ...events] = file?.rows ?? []
  if (!file || header === undefined || events.length < atLeast) return undefined
  return withRows(question, [header, ...change(events)], file.tail)
}

/** The same with a row that is no text. */
export function changeOneRowToBytes(
  draw: Draw,
  question: Question,
  change: (row: Buffer) => Buffer,
): Question | undefined {
  const file = plainFile(question)
  if (!file || file.rows.length === 0) return undefined
  const index = draw.below(isStrict(question) ? file.rows.length : 1)
  const lines = file.rows.map((row, at) => (at === index ? change(Buffer.from(row)) : Buffer.from(row)))
  const bytes = lines.flatMap((line) => [line, Buffer.from('\n')])
  return withBytes(question, Buffer.concat([...bytes, Buffer.from(file.tail)]))
}

/** The text of a log whose frames are to be broken: of a tail nothing is left. */
export function frameableText(question: Question): FileText | undefined {
  const text = question.op === 'decode' ? fileText(question) : undefined
  return text && { ...text, tail: '' }
}
