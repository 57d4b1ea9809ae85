import type { Question } from '../question.js'

/** A frame as a question describes it (`vectors/vector.schema.json`). */
export interface FrameInput {
  readonly rows?: readonly unknown[]
  readonly tail?: string
  readonly checksum?: 'ok' | 'bad' | 'none'
  readonly cut?: number
  readonly bytes?: string
}

/** The file that a question is about. */
interface FileInput {
  readonly rows?: readonly unknown[]
  readonly tail?: string
  readonly frames?: readonly FrameInput[]
  readonly bytes?: string
}

/** Whether what is asked about is a file, and not a Session that somebody read already. */
export function isOfFile({ op, input }: Question): boolean {
  return op === 'decode' || (op === 'migrate' && input.session === undefined)
}

export function isStrict({ recovery }: Question): boolean {
  return recovery !== 'recoverable'
}

/** The frames of a file that is a container. */
export function framesOf(question: Question): readonly FrameInput[] | undefined {
  return isOfFile(question) ? (question.input as FileInput).frames : undefined
}

/** The rows of a plain file as they are written, and what follows the last line feed; undefined where it is no such file. */
export function plainFile(question: Question): { rows: readonly string[]; tail: string } | undefined {
  const { rows = [], tail = '', frames, bytes } = question.input as FileInput
  if (!isOfFile(question) || frames || bytes !== undefined) return undefined
  const written = rows.map((row) => rowText(row, question.format))
  return written.some((row) => row.includes('\n')) ? undefined : { rows: written, tail }
}

/** A row as it is written: an object as compact JSON, while raw text names the format as `$FORMAT`. */
export function rowText(row: unknown, format: number): string {
  return typeof row === 'string' ? row.replaceAll('$FORMAT', String(format)) : JSON.stringify(row)
}

/** The question about other rows. */
export function withRows(question: Question, rows: readonly string[], tail = ''): Question {
  const { rows: _rows, tail: _tail, frames: _frames, bytes: _bytes, ...rest } = question.input
  return { ...question, input: { ...rest, rows: rows.map(raw), ...(tail === '' ? {} : { tail }) } }
}

/** The question about a container of these frames. */
export function withFrames(question: Question, frames: readonly FrameInput[]): Question {
  const { rows: _rows, tail: _tail, frames: _frames, bytes: _bytes, ...rest } = question.input
  return { ...question, input: { ...rest, frames } }
}

/** The question about a file of these bytes. */
export function withBytes(question: Question, bytes: Uint8Array): Question {
  const { rows: _rows, tail: _tail, frames: _frames, ...rest } = question.input
  return { ...question, input: { ...rest, bytes: Buffer.from(bytes).toString('base64') } }
}

/** Text that stands as it is: only a string can hold `$FORMAT`, and there it can be spelled otherwise. */
export function raw(text: string): string {
  return text.replaceAll('$FORMAT', '\\u0024FORMAT')
}

/**
 * The question with rows of its file written otherwise, of a plain one or in the frames of a container; undefined where no
 * row changes. A row is known by whether it is the header.
 */
export function changeRows(
  question: Question,
  change: (row: string, isHeader: boolean) => string,
): Question | undefined {
  const { rows, frames } = question.input as FileInput
  if (!isOfFile(question)) return undefined
  let isHeader = true
  let hasChanged = false
  const changed = (row: unknown) => {
    const text = rowText(row, question.format)
    const written = change(text, isHeader)
    isHeader = false
    if (written === text) return row
    hasChanged = true
    return raw(written)
  }
  const varied = frames
    ? { frames: frames.map((frame) => (frame.rows ? { ...frame, rows: frame.rows.map(changed) } : frame)) }
    : rows && { rows: rows.map(changed) }
  return hasChanged ? { ...question, input: { ...question.input, ...varied } } : undefined
}
