import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { type FrameInput, framesOf, plainFile, raw, rowText } from './file-rows.js'
import { storedFrame } from './stored-frame.js'

/** What stands in a file, whatever its container: the line of the header, the lines after it, and what follows the last. */
export interface FileText {
  readonly header: string
  /** With their line feeds. */
  readonly lines: readonly string[]
  readonly tail: string
}

/** A described frame holds one block. */
const mostInBlock = 100_000

/** The text of a file that begins with a header line, and whose frames, if it has any, are whole and sound. */
export function fileText(question: Question): FileText | undefined {
  const file = plainFile(question)
  const frames = framesOf(question)
  if (file) {
    const [header, ...rows] = file.rows
    return header === undefined
      ? undefined
      : { header: `${header}\n`, lines: rows.map((row) => `${row}\n`), tail: file.tail }
  }
  if (!frames?.every(isSound)) return undefined
  const [header = '', ...others] = frames.map((frame) => frameText(frame, question.format))
  const text = others.join('')
  if (header.indexOf('\n') !== header.length - 1 || header === '' || (text !== '' && !text.endsWith('\n')))
    return undefined
  return { header, lines: linesOf(text), tail: '' }
}

/** The lines of a text that ends with one. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n/g) ?? []
}

/** A complete frame with some text: as it is described where that is possible, else as one of many spellings. */
export function frameOf(draw: Draw, text: string): FrameInput {
  const isShort = text.length * 3 <= mostInBlock
  return isShort && draw.chance(1, 2) ? { ...described(text), ...checksum(draw) } : storedFrame(draw, Buffer.from(text))
}

/** A text as lines and what follows the last. */
export function described(text: string): FrameInput {
  const lines = linesOf(text)
  const tail = text.slice(lines.join('').length)
  return { rows: lines.map((line) => raw(line.slice(0, -1))), ...(tail === '' ? {} : { tail: raw(tail) }) }
}

function checksum(draw: Draw): FrameInput {
  return draw.chance(1, 3) ? { checksum: 'none' } : {}
}

function isSound({ bytes, cut, checksum }: FrameInput): boolean {
  return bytes === undefined && cut === undefined && checksum !== 'bad'
}

function frameText({ rows = [], tail = '' }: FrameInput, format: number): string {
  return rows.map((row) => `${rowText(row, format)}\n`).join('') + rowText(tail, format)
}
