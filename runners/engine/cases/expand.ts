import type { Place } from '../../protocol/types.js'
import { writeInput } from './document.js'
import { expectationIn } from './in-format.js'
import { fileOf } from './log-file.js'
import { expectationOfRows, sessionOfRows } from './log-session.js'
import { migrationOf } from './migration.js'
import { publicationOf, type SessionDirectory } from './publication.js'
import { type RequestBody, requestOf } from './request.js'
import type { Expect, Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

/** One question to an implementation: a vector in one format at one place, with everything that it borrows written out. */
export interface Case {
  /** `vector-id@format`; of further places of the vector `vector-id@format:place`. */
  readonly id: string
  readonly vector: Vector
  readonly format: number
  readonly request: RequestBody
  readonly expect: Expect
  /** The rows of the input where it is a file, for people and for `as-rows`; absent where the input is bytes. */
  readonly rows: readonly unknown[] | undefined
  /** publish: the directory that is made before the question is asked. */
  readonly directory?: SessionDirectory
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
    vector.formats.flatMap((format) =>
      placesOf(vector)
        .map((place, index) => ({ place, id: `${vector.id}@${format}${index === 0 ? '' : `:${place}`}` }))
        .filter(({ id }) => isWanted(id, vector))
        .map(({ place, id }) => ({ id, vector, format, ...questionOf(vector, format, place, byId) })),
    ),
  )
}

/** The places of admission at which a vector is asked; undefined stands for its operation, which has no places. */
function placesOf(vector: Vector): readonly (Place | undefined)[] {
  if (vector.also && vector.op !== 'decode')
    throw new VectorFault(vector.id, '`also` is for decode', 'list the places in `at`')
  if (vector.op !== 'admit') return [undefined, ...(vector.also ?? [])]
  return typeof vector.at === 'object' ? vector.at : [vector.at ?? 'event']
}

function questionOf(
  vector: Vector,
  format: number,
  place: Place | undefined,
  byId: ReadonlyMap<string, Vector>,
): Pick<Case, 'request' | 'expect' | 'rows' | 'directory'> {
  const input = writeInput(vector, format, byId)
  if (vector.op === 'migrate') return migrationOf(vector, format, input)
  if (vector.op === 'publish') return publicationOf(vector, format, input)
  if (vector.op !== 'decode') {
    const request = requestOf(vector, format, place, input)
    return { request, expect: expectationIn(vector, format), rows: undefined }
  }
  if (place !== undefined) {
    const session = sessionOfRows(vector, input.document)
    const request: RequestBody = { op: 'admit', format, at: place, session }
    return { request, expect: expectationOfRows(vector), rows: undefined }
  }
  const { rows, ...file } = fileOf(input.document, vector.id, format)
  const request: RequestBody = { op: 'decode', format, recovery: vector.recovery ?? 'strict', ...file }
  return { request, expect: expectationIn(vector, format), rows }
}
