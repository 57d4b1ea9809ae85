import { applyPatch } from 'rfc6902'
import type { Container, Request } from '../../protocol/types.js'
import { type FrameInput, frameBytes } from './frames.js'
import type { Expect, Vector } from './vector.js'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type RequestBody = WithoutId<Extract<Request, { op: 'decode' | 'encode' | 'admit' }>>

/** One question to an implementation: a vector in one format, with everything that it borrows written out. */
export interface Case {
  /** `vector-id@format`. */
  readonly id: string
  readonly vector: Vector
  readonly format: number
  readonly request: RequestBody
  readonly expect: Expect
  /** decode: the rows of the input, for people and for `as-rows`; absent where the input is bytes. */
  readonly rows: readonly unknown[] | undefined
}

/** A vector that cannot be used: a fault of the kit, never of an implementation. */
export class VectorFault extends Error {
  constructor(
    readonly vector: string,
    problem: string,
    readonly remedy: string,
  ) {
    super(problem)
  }
}

/**
 * Expands vectors into cases, in order; all of them, or those whose case id or rules are wanted. Throws
 * {@link VectorFault}.
 */
export function expandVectors(
  vectors: readonly Vector[],
  isWanted: (id: string, vector: Vector) => boolean = () => true,
): Case[] {
  const byId = new Map<string, Vector>()
  for (const vector of vectors) {
    if (byId.has(vector.id)) throw new VectorFault(vector.id, 'the id is used twice', 'choose another id')
    byId.set(vector.id, vector)
  }
  return vectors.flatMap((vector) =>
    vector.formats
      .filter((format) => isWanted(caseId(vector, format), vector))
      .map((format) => expandVector(vector, format, byId)),
  )
}

function expandVector(vector: Vector, format: number, byId: ReadonlyMap<string, Vector>): Case {
  const document = documentOf(vector, format, byId, [])
  const common = { id: caseId(vector, format), vector, format }
  if (vector.op === 'admit') {
    const { event } = document
    const vocabulary = vector.vocabulary === undefined ? {} : { vocabulary: [...vector.vocabulary] }
    const request: RequestBody = { op: 'admit', format, at: vector.at ?? 'event', ...vocabulary, event }
    return { ...common, request, expect: vector.expect, rows: undefined }
  }
  if (vector.op === 'encode') {
    const session = document.session as {
      header: Record<string, unknown>
      events: unknown[]
      inheritedEventCount: number
    }
    const request: RequestBody = { op: 'encode', format, container: 'jsonl', session }
    return { ...common, request, expect: expectationIn(vector, format), rows: undefined }
  }
  const { rows, ...file } = fileOf(document, vector.id, format)
  const request: RequestBody = { op: 'decode', format, recovery: vector.recovery ?? 'strict', ...file }
  return { ...common, request, expect: expectationIn(vector, format), rows }
}

/** The file that is decoded, and its rows unless it is given as bytes. */
function fileOf(
  { frames, bytes, rows = [], tail = '' }: Document,
  vector: string,
  format: number,
): { container: Container; bytes: string; rows: readonly unknown[] | undefined } {
  if (bytes !== undefined) return { container: 'jsonl', bytes, rows: undefined }
  if (frames === undefined) {
    const written = rows.map((row) => named(row, format))
    const text = written.map((row) => `${rowText(row)}\n`).join('') + tail
    return { container: 'jsonl', bytes: Buffer.from(text, 'utf8').toString('base64'), rows: written }
  }
  const written = frames.map(({ rows = [], tail = '', ...frame }) => ({
    ...frame,
    rows: rows.map((row) => named(row, format)),
    tail: String(named(tail, format)),
  }))
  const isOpaque = written.some((frame) => frame.bytes !== undefined)
  try {
    const file = Buffer.concat(written.map(frameBytes)).toString('base64')
    return { container: 'zstd', bytes: file, rows: isOpaque ? undefined : written.flatMap((frame) => frame.rows) }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new VectorFault(vector, `a frame of it cannot be made: ${error.message}`, 'mend the frame')
  }
}

function caseId(vector: Vector, format: number): string {
  return `${vector.id}@${format}`
}

interface Document {
  frames?: FrameInput[]
  rows?: unknown[]
  tail?: string
  bytes?: string
  event?: unknown
  session?: unknown
}

/** The input of a vector after the patches of its whole line of bases. */
function documentOf(
  vector: Vector,
  format: number,
  byId: ReadonlyMap<string, Vector>,
  line: readonly string[],
): Document {
  if (line.includes(vector.id))
    throw new VectorFault(vector.id, `is its own base (${line.join(' -> ')})`, 'break the cycle')
  let document: Document
  if (vector.base === undefined) {
    if (!vector.input) throw new VectorFault(vector.id, 'has neither input nor base', 'give it one of them')
    document = inFormat(structuredClone(vector.input) as Document, vector.formats, format)
  } else {
    const base = byId.get(vector.base)
    if (!base) throw new VectorFault(vector.id, `its base ${vector.base} does not exist`, 'mend the id')
    if (base.op !== vector.op)
      throw new VectorFault(
        vector.id,
        `its base ${vector.base} is of the operation ${base.op}`,
        `use one of ${vector.op}`,
      )
    document = documentOf(base, format, byId, [...line, vector.id])
    if (vector.input) Object.assign(document, structuredClone(vector.input))
  }
  if (vector.patch) {
    const root =
      vector.op === 'decode'
        ? { root: document.frames ?? document.rows }
        : vector.op === 'admit'
          ? { root: document.event }
          : { root: document.session }
    const patch = vector.patch.map((operation) => ({ ...operation, path: `/root${operation.path}` }))
    const failed = applyPatch(root, structuredClone(patch) as never).find((result) => result !== null)
    if (failed) throw new VectorFault(vector.id, `its patch does not apply: ${failed.message}`, 'mend the path')
    if (vector.op === 'decode' && document.frames) document.frames = root.root as FrameInput[]
    else if (vector.op === 'decode') document.rows = root.root as unknown[]
    else if (vector.op === 'admit') document.event = root.root
    else document.session = root.root
  }
  return document
}

/** An input in another of the formats of its vector, before any patch is applied to it. */
function inFormat(document: Document, formats: readonly number[], format: number): Document {
  const session = document.session as { header?: unknown } | undefined
  const [first, ...later] = document.frames ?? []
  if (first?.rows?.length) {
    const rows = [headerIn(first.rows[0], format, formats), ...first.rows.slice(1)]
    document.frames = [{ ...first, rows }, ...later]
  }
  if (document.rows?.length) document.rows[0] = headerIn(document.rows[0], format, formats)
  return session
    ? { ...document, session: { ...session, header: headerIn(session.header, format, formats) } }
    : document
}

/** The header's version follows the format of the case, where the vector's own stands for the first of its formats. */
function headerIn(header: unknown, format: number, formats: readonly number[]): unknown {
  const isRecord = typeof header === 'object' && header !== null && !Array.isArray(header)
  if (isRecord && (header as { version?: unknown }).version === formats[0]) return { ...header, version: format }
  return header
}

/** The same for a header that is expected back. */
function expectationIn({ expect, formats }: Vector, format: number): Expect {
  if (expect.outcome !== 'accept') return expect
  const { rows, session } = expect
  const expected = session as { header?: unknown } | undefined
  return {
    ...expect,
    ...(rows ? { rows: [headerIn(rows[0], format, formats), ...rows.slice(1)] } : {}),
    ...(expected ? { session: { ...expected, header: headerIn(expected.header, format, formats) } } : {}),
  }
}

/** Raw text names the format as `$FORMAT`. */
function named(row: unknown, format: number): unknown {
  return typeof row === 'string' ? row.replaceAll('$FORMAT', String(format)) : row
}

function rowText(row: unknown): string {
  return typeof row === 'string' ? row : JSON.stringify(row)
}
