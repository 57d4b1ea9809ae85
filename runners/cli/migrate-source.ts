import { join } from 'node:path'
import { readVersion } from '../../spec/reference/codec/stored-version.js'
import { isZstandard } from '../../spec/reference/codec/zstd/scan.js'
import type { FormatReference } from '../../spec/reference/reference.js'
import { isCount } from '../../spec/reference/verdict.js'
import { planDirectory } from '../publication/directory.js'
import { piecesAt } from '../publication/pieces.js'
import { isCompressedName, type Tools } from '../publication/publish.js'
import type { MigrationOutcome } from '../reports/migration-report.js'
import { CommandFault } from './exit.js'

/** A log that may be migrated. */
export interface Source {
  readonly path: string
  readonly from: number
  readonly isCompressed: boolean
}

export type Refused = Extract<MigrationOutcome, { outcome: 'refuse' }>

/** The log of a Session directory, or why there is none. Throws {@link CommandFault} where there is nothing to migrate. */
export function sourceIn(tools: Tools, directory: string, to: number): Source | Refused {
  const plan = planDirectory(tools, directory, to)
  if (plan.outcome === 'refuse') return { ...plan, directory }
  if (plan.outcome === 'accept') throw new CommandFault(`${join(directory, plan.file)} is of format ${to} already`)
  const { source, from } = plan
  if (!tools.reference.has(from)) throw unknownFormat(join(directory, source), from)
  return { path: join(directory, source), from, isCompressed: isCompressedName(source) }
}

/** A file as a log, whatever it is called, or why it is none. Throws {@link CommandFault} as {@link sourceIn} does. */
export function sourceAt(tools: Tools, path: string, to: number): Source | Refused {
  const { reference, files, decompressor } = tools
  const isCompressed = isCompressedName(path) || beginsAsContainer(tools, path)
  const version = readVersion(piecesAt(files, path), isCompressed ? decompressor : undefined)
  const newest = Math.max(...reference.keys())
  if (isCount(version) && version <= newest) {
    if (version === to) throw new CommandFault(`${path} is of format ${to} already`)
    if (version > to) throw new CommandFault(`${path} is of format ${version}, which is above --to ${to}`)
    if (!reference.has(version)) throw unknownFormat(path, version)
    return { path, from: version, isCompressed }
  }
  return refusedHeader(tools, path, newest, isCompressed)
}

function unknownFormat(path: string, format: number): CommandFault {
  return new CommandFault(`${path} is of format ${format}, from which no edge is known here`)
}

function beginsAsContainer({ files }: Tools, path: string): boolean {
  for (const piece of piecesAt(files, path)) return isZstandard(piece)
  return false
}

/** Why the newest reader takes no file of a version that cannot be read, or that is above its own. */
function refusedHeader({ reference, files, decompressor }: Tools, path: string, newest: number, isCompressed: boolean) {
  const reader = (reference.get(newest) as FormatReference).openReader({
    recovery: 'strict',
    decompressor: isCompressed ? decompressor : undefined,
  })
  for (const piece of piecesAt(files, path)) if (!reader.write(piece)) break
  const read = reader.end()
  if (read.outcome === 'accept') throw new CommandFault(`${path} is of a format that cannot be told`)
  return { ...read, format: newest, from: newest }
}
