import type { WrittenInput } from './document.js'
import type { Case } from './expand.js'
import { textIn } from './in-format.js'
import { fileOf } from './log-file.js'
import { expectationOf } from './migration.js'
import type { RequestBody } from './request.js'
import type { AppendedRows, EntryInput, Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

/** A Session directory as it is to be made for one question. */
export interface SessionDirectory {
  /** The first is the log. */
  readonly entries: readonly Entry[]
  readonly again?: AppendedRows | undefined
}

/** A regular file has bytes, base64, and rows for people, unless it is given as bytes. */
export interface Entry {
  readonly name: string
  readonly bytes?: string
  readonly rows?: readonly unknown[]
  readonly link?: string
  readonly isDirectory?: true
}

/** The question of a vector on a publication. Its directory has no path before it is made. Throws {@link VectorFault}. */
export function publicationOf(
  vector: Vector,
  format: number,
  { document }: WrittenInput,
): Pick<Case, 'request' | 'expect' | 'rows' | 'directory'> {
  const to = vector.to as number // its schema asks for it
  const { directory: [log, ...others] = [], children, again } = document
  if (!log) throw new VectorFault(vector.id, 'its directory is empty', 'put the log first')
  const { rows, container, bytes } = fileOf(log, vector.id, format)
  const request: RequestBody = {
    op: 'publish',
    directory: '',
    to,
    ...(children ? { children: [...children] } : {}),
    container,
  }
  const first = { name: nameIn(log, format), bytes }
  const entries = [first, ...others.map((it) => entryOf(it, vector.id, format))]
  const twice = entries.find(({ name }, index) => entries.slice(0, index).some((it) => it.name === name))
  if (twice) throw new VectorFault(vector.id, `two entries have the name ${twice.name}`, 'leave one of them')
  const directory = { entries, again }
  return { request, expect: withAppended(expectationOf(vector, to, rows), again), rows, directory }
}

function entryOf(entry: EntryInput, vector: string, format: number): Entry {
  const name = nameIn(entry, format)
  const { link, isDirectory } = entry
  if (link !== undefined) return { name, link: String(textIn(link, format)) }
  if (isDirectory) return { name, isDirectory }
  const { bytes, rows } = fileOf(entry, vector, format)
  return { name, bytes, ...(rows ? { rows } : {}) }
}

function nameIn({ name }: EntryInput, format: number): string {
  return String(textIn(name, format))
}

/** Rows that are appended to the successor in between belong to it at the end, where one is expected in full. */
function withAppended(expect: Case['expect'], again: AppendedRows | undefined): Case['expect'] {
  if (expect.outcome === 'refuse' || !again?.successor || expect.session === undefined) return expect
  const session = expect.session as { readonly events: readonly unknown[] }
  return { ...expect, session: { ...session, events: [...session.events, ...again.successor] } }
}
