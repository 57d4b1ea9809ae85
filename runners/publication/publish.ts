import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Recovery } from '../../spec/reference/codec/reading.js'
import type { Compressor } from '../../spec/reference/codec/zstd/compressor.js'
import type { Decompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import type { MigrationRefusal } from '../../spec/reference/migration/migrate.js'
import { type Converted, openConversion } from '../../spec/reference/publication/conversion.js'
import { RowWriter } from '../../spec/reference/publication/row-writer.js'
import { otherSpellings, type Standing } from '../../spec/reference/publication/standing.js'
import { openVerification } from '../../spec/reference/publication/verification.js'
import type { FormatReference, Reference } from '../../spec/reference/reference.js'
import type { Refusal } from '../../spec/reference/verdict.js'
import type { FileOperations } from './file-operations.js'
import { beginsWith, piecesOf } from './pieces.js'

export interface Tools {
  readonly reference: Reference
  readonly files: FileOperations
  /** Needed where the source or the successor is compressed. */
  readonly decompressor?: Decompressor | undefined
  readonly compressor?: Compressor | undefined
}

export interface Job {
  /** The path of the source, which is never written to. */
  readonly source: string
  readonly from: number
  readonly to: number
  /** What is known of the Sessions that the source started; undefined where nobody looked. */
  readonly children: readonly unknown[] | undefined
  readonly recovery: Recovery
  /** Where the successor is to stand, and its name there. */
  readonly directory: string
  readonly successor: string
  /** The source is a Zstandard container. */
  readonly isCompressed: boolean
}

export interface Published extends Converted {
  readonly file: string
  /** False where the successor stood there already. */
  readonly isNew: boolean
}

/** A refusal for what stands where the successor is to be: of no row of a log. */
export type Conflict = Refusal & { readonly format?: never }

/** How far a publication is: bytes of the source, then bytes of the successor as it is read back. */
export interface Progress {
  readonly phase: 'convert' | 'verify'
  readonly bytes: number
}

/** The source is not what it was when it was read. Nothing was published; whoever asked may ask again. */
export class SourceChanged extends Error {
  constructor(source: string) {
    super(`${source} has changed while it was converted; nothing was published`)
  }
}

/** What was written is not what can be read back: a fault of the kit or of the disk. Nothing was published. */
export class StageDamaged extends Error {
  constructor(fault: string) {
    super(`the successor could not be read back: ${fault}; nothing was published`)
  }
}

/**
 * Publishes the successor of one log (note 0020). It pauses after each piece, so that a caller may draw breath or give up:
 * `return()` leaves nothing behind. Throws {@link SourceChanged}, {@link StageDamaged}, and what the system says.
 *
 * The successor is written under another name, made durable and read back; a link that replaces nothing then publishes it
 * whole. It stays published, even if what follows fails.
 */
export function* publish(tools: Tools, job: Job): Generator<Progress, Published | MigrationRefusal | Conflict> {
  const { files } = tools
  const stage = join(job.directory, stageName(job.successor))
  const source = files.open(job.source)
  try {
    const identity = files.identity(source)
    const staged = files.create(stage)
    try {
      const converted = yield* written(tools, job, source, staged)
      if (converted.outcome === 'refuse') return converted
      yield* verified(tools, job, stage, converted)
      if (files.identityAt(job.source) !== identity) throw new SourceChanged(job.source)
      return settled(tools, job, stage, converted)
    } finally {
      files.remove(stage)
    }
  } finally {
    files.close(source)
  }
}

/** What an interruption leaves has this name, which no reader takes for a log (`selection.canonical`). */
function stageName(successor: string): string {
  const suffix = successor.endsWith('.zstd') ? '.jsonl.zstd' : '.jsonl'
  return `session.migration.${randomUUID()}${suffix}.tmp`
}

/** Converts the source into the stage file, and makes that durable. */
function* written(
  tools: Tools,
  job: Job,
  source: number,
  staged: number,
): Generator<Progress, Converted | MigrationRefusal> {
  const { reference, files } = tools
  try {
    const compressor = isCompressedName(job.successor) ? tools.compressor : undefined
    const writer = new RowWriter(compressor, (bytes) => files.write(staged, bytes))
    const conversion = openConversion(reference, {
      ...job,
      decompressor: job.isCompressed ? tools.decompressor : undefined,
      onRow: (row) => writer.row(row),
    })
    let bytes = 0
    for (const piece of piecesOf(files, source)) {
      bytes += piece.length
      if (!conversion.write(piece)) break
      yield { phase: 'convert', bytes }
    }
    const converted = conversion.end()
    if (converted.outcome === 'refuse') return converted
    writer.flush()
    files.sync(staged)
    return converted
  } finally {
    files.close(staged)
  }
}

/** Reads the stage file back. Throws {@link StageDamaged}. */
function* verified(tools: Tools, job: Job, stage: string, converted: Converted): Generator<Progress, void> {
  const { reference, files } = tools
  const decompressor = isCompressedName(job.successor) ? tools.decompressor : undefined
  const verification = openVerification(reference.get(job.to) as FormatReference, converted, decompressor)
  const file = files.open(stage)
  try {
    let bytes = 0
    for (const piece of piecesOf(files, file)) {
      bytes += piece.length
      if (!verification.write(piece)) break
      yield { phase: 'verify', bytes }
    }
    const fault = verification.end()
    if (fault !== undefined) throw new StageDamaged(fault)
  } finally {
    files.close(file)
  }
}

/** Gives the stage file its name, unless something stands there: then it is the successor already, or a conflict. */
function settled(tools: Tools, job: Job, stage: string, converted: Converted): Published | Conflict {
  const { reference, files } = tools
  const { directory, successor: file } = job
  const { judgeTarget } = reference.get(job.from) as FormatReference
  for (;;) {
    const standing = standingAt(files, directory, file, stage)
    const conflict = judgeTarget(standing)
    if (conflict) return conflict
    if (standing.kind !== 'nothing') return { ...converted, file, isNew: false }
    // another program may have been faster: then it is looked at
    if (!files.link(stage, join(directory, file))) continue
    files.syncDirectory(directory)
    return { ...converted, file, isNew: true }
  }
}

function standingAt(files: FileOperations, directory: string, name: string, stage: string): Standing {
  const path = join(directory, name)
  const kind = files.kindAt(path)
  const names = files.list(directory).map((entry) => entry.name)
  return {
    name,
    kind,
    isContinued: kind === 'file' && beginsWith(files, path, stage),
    otherSpellings: otherSpellings(names, name),
  }
}

export function isCompressedName(name: string): boolean {
  return name.endsWith('.zstd')
}

/** The result of a publication for which nothing else has to wait. */
export function atOnce<Result>(publication: Generator<Progress, Result>): Result {
  for (;;) {
    const step = publication.next()
    if (step.done) return step.value
  }
}
