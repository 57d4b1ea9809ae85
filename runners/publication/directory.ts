import { join } from 'node:path'
import type { Recovery } from '../../spec/reference/codec/reading.js'
import { readVersion } from '../../spec/reference/codec/stored-version.js'
import type { MigrationRefusal } from '../../spec/reference/migration/migrate.js'
import { type Plan, planPublication } from '../../spec/reference/publication/plan.js'
import { piecesAt } from './pieces.js'
import { type Conflict, isCompressedName, type Progress, type Published, publish, type Tools } from './publish.js'

export interface DirectoryJob {
  /** A Session directory. */
  readonly directory: string
  readonly to: number
  readonly children: readonly unknown[] | undefined
  readonly recovery: Recovery
}

/** The log is of the wanted generation already, and no lower one stands beside it. */
export interface NothingToDo {
  readonly outcome: 'accept'
  readonly file: string
}

/** Publishes the successor of the log of a Session in its own directory (note 0020). Throws as {@link publish} does. */
export function* publishInDirectory(
  tools: Tools,
  { directory, to, children, recovery }: DirectoryJob,
): Generator<Progress, Published | NothingToDo | MigrationRefusal | Conflict> {
  const plan = planDirectory(tools, directory, to)
  if (plan.outcome !== 'convert') return plan
  const { source, from, successor } = plan
  return yield* publish(tools, {
    source: join(directory, source),
    from,
    to,
    children,
    recovery,
    directory,
    successor,
    isCompressed: isCompressedName(source),
  })
}

/** Which file of a Session directory is converted to a format, and what its successor is called. */
export function planDirectory({ reference, files, decompressor }: Tools, directory: string, to: number): Plan {
  const regular = files.list(directory).filter(({ kind }) => kind === 'file')
  return planPublication(
    reference,
    to,
    regular.map(({ name }) => name),
    (name) => readVersion(piecesAt(files, join(directory, name)), isCompressedName(name) ? decompressor : undefined),
  )
}
