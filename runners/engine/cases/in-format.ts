import type { Session } from '../../protocol/types.js'
import type { Document } from './input-kinds.js'
import type { Expect, Vector } from './vector.js'

/** An input in another of the formats of its vector, before any patch is applied to it. */
export function documentInFormat(document: Document, formats: readonly number[], format: number): Document {
  const { session, directory } = document
  const [log, ...others] = directory ?? []
  return {
    ...document,
    ...fileInFormat(document, formats, format),
    ...(log ? { directory: [{ ...log, ...fileInFormat(log, formats, format) }, ...others] } : {}),
    ...(session
      ? { session: { ...session, header: headerIn(session.header, format, formats) as Session['header'] } }
      : {}),
  }
}

function fileInFormat({ frames, rows }: Document, formats: readonly number[], format: number): Document {
  const [first, ...later] = frames ?? []
  const withHeader = (own: readonly unknown[]) => [headerIn(own[0], format, formats), ...own.slice(1)]
  return {
    ...(first?.rows?.length ? { frames: [{ ...first, rows: withHeader(first.rows) }, ...later] } : {}),
    ...(rows?.length ? { rows: withHeader(rows) } : {}),
  }
}

/** The same for a header that is expected back. */
export function expectationIn({ expect, formats }: Vector, format: number): Expect {
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
export function textIn(row: unknown, format: number): unknown {
  return typeof row === 'string' ? row.replaceAll('$FORMAT', String(format)) : row
}

/** The header's version follows the format of the case, where the vector's own stands for the first of its formats. */
function headerIn(header: unknown, format: number, formats: readonly number[]): unknown {
  const isRecord = typeof header === 'object' && header !== null && !Array.isArray(header)
  if (isRecord && (header as { version?: unknown }).version === formats[0]) return { ...header, version: format }
  return header
}
