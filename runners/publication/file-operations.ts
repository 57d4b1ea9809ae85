import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import type { EntryKind } from '../../spec/reference/publication/standing.js'

/** What tells a file, and a version of it, from any other. */
export type Identity = string

/**
 * All that a publication does to files, one small thing at a time, so that tests can stop it at each of them. Everything
 * throws what the system says.
 */
export interface FileOperations {
  list(directory: string): readonly { readonly name: string; readonly kind: EntryKind }[]
  open(path: string): number
  /** A new file for its owner alone. Throws where the name is taken. */
  create(path: string): number
  /** How many bytes were read; 0 at the end. */
  read(file: number, into: Uint8Array): number
  write(file: number, bytes: Uint8Array): void
  /** Makes what was written durable. */
  sync(file: number): void
  close(file: number): void
  size(file: number): number
  identity(file: number): Identity
  /** The same of whatever stands at a path; undefined where nothing does. */
  identityAt(path: string): Identity | undefined
  kindAt(path: string): EntryKind | 'nothing'
  /** A second name for a file; false, and nothing is done, where the name is taken. */
  link(path: string, name: string): boolean
  /** Makes the names in a directory durable. */
  syncDirectory(directory: string): void
  remove(path: string): void
}

/**
 * The file system. A hard link is what publishes: POSIX and NTFS have it, and it never replaces anything. Where a file
 * system has none, `link` throws and nothing is published: Node has no other call that is atomic and replaces nothing.
 */
export const systemFiles: FileOperations = {
  list: (directory) =>
    readdirSync(directory, { withFileTypes: true }).map((entry) => ({
      name: entry.name,
      kind: entry.isFile() ? 'file' : 'other',
    })),
  open: (path) => openSync(path, 'r'),
  create: (path) => openSync(path, constants.O_CREAT | constants.O_EXCL | constants.O_RDWR, 0o600),
  read: (file, into) => readSync(file, into, 0, into.length, null),
  write: (file, bytes) => {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
  },
  sync: (file) => fsyncSync(file),
  close: (file) => closeSync(file),
  size: (file) => fstatSync(file).size,
  identity: (file) => identityOf(fstatSync(file, { bigint: true })),
  identityAt: (path) => {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false })
    return stats && identityOf(stats)
  },
  kindAt: (path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) return 'nothing'
    return stats.isFile() ? 'file' : 'other'
  },
  link: (path, name) => {
    try {
      linkSync(path, name)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  },
  syncDirectory: (directory) => {
    if (process.platform === 'win32') return // which has no such call
    const handle = openSync(directory, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  },
  remove: (path) => unlinkSync(path),
}

interface Stats {
  readonly dev: bigint
  readonly ino: bigint
  readonly size: bigint
  readonly mtimeNs: bigint
  readonly ctimeNs: bigint
}

function identityOf({ dev, ino, size, mtimeNs, ctimeNs }: Stats): Identity {
  return [dev, ino, size, mtimeNs, ctimeNs].join(' ')
}
