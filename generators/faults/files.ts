import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import type { Damage } from './damage.js'

/** Damages to a file as text and as bytes. */
export const fileDamages: readonly Damage[] = [
  {
    id: 'row-as-text',
    weight: 2,
    apply: onRows((rows, draw) => {
      const at = draw.below(rows.length)
      const row = textOf(rows[at])
      const spoilt = draw.of([
        ...['', ' ', '{', 'null', '[]', '\u00a0{}', `\uFEFF${row}`, `${row}x`, row.slice(0, -1), `[${row}]`, `${row},`],
        row.replace(/:(\d+)/, ':-0'),
        row.replace(/"seq":(\d+)/, '"seq":-0'),
        row.replace(/(\d+)(?=[\],])/, '-0'),
        row.replace('"', "'"),
      ])
      return rows.with(at, spoilt)
    }),
  },
  {
    id: 'file-cut',
    weight: 1,
    apply: onRows((rows, draw) => rows.slice(0, draw.below(rows.length))),
  },
  {
    id: 'frame-spoilt',
    weight: 2,
    apply: onFrames((frame, draw) => ({
      ...frame,
      ...draw.of([{ checksum: 'bad' }, { cut: draw.between(1, 12) }, { tail: '{"type"' }, { rows: [] }]),
    })),
  },
  {
    id: 'frame-of-bytes',
    weight: 2,
    apply: onFrames((_, draw) => ({ bytes: draw.of(strangeFrames) })),
  },
  {
    id: 'version-changed',
    weight: 1,
    apply: onHeader((header, draw) => ({ ...header, version: draw.of<unknown>([0, 2, 3, 4, 5, 99, '4', null, 4.5]) })),
  },
]

/** Frames as bytes: none at all, skippable ones, reserved bits, a size that is not kept, what is no frame. */
const strangeFrames = [
  ...['', 'KLUv/Q==', 'KLUv/SAA', 'UCpNGAAAAAA=', 'XypNGAMAAABhYmM=', 'KLUv/QgAAQAA', 'KLUv/QQ4AQAA', 'AAAAAA=='],
  ...['KLUv/QA4BwAA', 'KLUv/SEBAQAAew==', 'KLUv/QQ4AQAAmenYUQ==', 'bm90IGEgZnJhbWU=', 'KLUv/WM4AQAA'],
]

type Record = Readonly<{ [member: string]: unknown }>

function onRows(change: (rows: readonly unknown[], draw: Draw) => unknown[]): Damage['apply'] {
  return (question, draw) => {
    const { rows } = question.input as { rows?: readonly unknown[] }
    if (!Array.isArray(rows) || rows.length === 0) return undefined
    return withInput(question, { rows: change(rows, draw) })
  }
}

function onFrames(change: (frame: Record, draw: Draw) => Record): Damage['apply'] {
  return (question, draw) => {
    const { frames } = question.input as { frames?: readonly Record[] }
    if (!Array.isArray(frames) || frames.length === 0) return undefined
    const at = draw.below(frames.length)
    const changed = change(frames[at] as Record, draw)
    return withInput(question, {
      frames: draw.chance(1, 2) ? frames.with(at, changed) : frames.toSpliced(at, 0, changed),
    })
  }
}

function onHeader(change: (header: Record, draw: Draw) => Record): Damage['apply'] {
  return (question, draw) => {
    const { rows, session } = question.input as { rows?: readonly Record[]; session?: Record }
    if (Array.isArray(rows) && rows[0]) return withInput(question, { rows: rows.with(0, change(rows[0], draw)) })
    if (session?.header)
      return withInput(question, { session: { ...session, header: change(session.header as Record, draw) } })
    return undefined
  }
}

function textOf(row: unknown): string {
  return typeof row === 'string' ? row : JSON.stringify(row)
}

function withInput(question: Question, members: Record): Question {
  return { ...question, input: { ...question.input, ...members } }
}
