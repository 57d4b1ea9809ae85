import {
  appendFileSync,
  type Dirent,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { openContainer } from '../../spec/reference/codec/container.js'
import type { Decompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { frameBytes } from './cases/frames.js'
import type { Entry } from './cases/publication.js'
import type { Found } from './found.js'

/** What stands in a directory, by name: each entry as a text that differs where it is another one. */
export type Entries = ReadonlyMap<string, string>

/** The lock of a live writer comes and goes (note 0020). */
const lock = 'session.lock'

/** Makes the entries of a directory. Why this machine cannot have them, or nothing. */
export function writeEntries(path: string, entries: readonly Entry[]): string | undefined {
  for (const { name, bytes, link, isDirectory } of entries) {
    try {
      if (link !== undefined) symlinkSync(link, join(path, name))
      else if (isDirectory) mkdirSync(join(path, name))
      else writeFileSync(join(path, name), Buffer.from(bytes ?? '', 'base64'), { flag: 'wx' })
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'EEXIST') return 'this file system does not tell names by case'
      if (link !== undefined && code === 'EPERM') return 'this system lets nobody make symbolic links'
      throw error
    }
  }
  return undefined
}

/** Appends rows to a log as its writer would: lines, or one more frame. */
export function appendTo(path: string, rows: readonly unknown[]): void {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  appendFileSync(path, path.endsWith('.zstd') ? frameBytes({ rows }) : text)
}

/** What stands in a directory; nothing where there is none any more. */
export function entriesOf(path: string): Entries {
  return new Map(listed(path).map((entry) => [entry.name, described(join(path, entry.name), entry)]))
}

/** What became of a directory; the file of a successor is read where one is expected. */
export function findIn(
  path: string,
  before: Entries,
  successor: string | undefined,
  decompressor: Decompressor,
): Found {
  const after = entriesOf(path)
  const changed = [...before].filter(([name, was]) => after.get(name) !== was).map(([name]) => name)
  const added = [...after.keys()].filter((name) => !before.has(name) && name !== lock)
  const found = { changed: changed.sort(), added: added.sort() }
  if (successor === undefined || !after.has(successor)) return found
  const file = join(path, successor)
  const mode = process.platform === 'win32' ? {} : { mode: (lstatSync(file).mode & 0o777).toString(8) }
  return { ...found, ...mode, rows: rowsOf(file, decompressor) }
}

function listed(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function described(path: string, entry: Dirent): string {
  if (entry.isSymbolicLink()) return `link ${readlinkSync(path)}`
  const { ino } = lstatSync(path)
  if (entry.isDirectory())
    return `directory ${ino} ${listed(path)
      .map(({ name }) => name)
      .join(' ')}`
  return entry.isFile() ? `file ${ino} ${readFileSync(path, 'base64')}` : 'something else'
}

/** The rows of a log file as JSON values, with no rule in mind; in words why they cannot be read. */
function rowsOf(path: string, decompressor: Decompressor): unknown[] | string {
  try {
    const bytes = readFileSync(path)
    const rows: unknown[] = []
    let problem: string | undefined
    const container = openContainer(
      {
        frame: ({ stop, content }) => {
          if (stop || !content) problem ??= 'a frame is not complete'
          return problem === undefined
        },
        lines: (lines) => {
          rows.push(...lines.map((line) => JSON.parse(line) as unknown))
          return true
        },
      },
      path.endsWith('.zstd') ? decompressor : undefined,
    )
    container.write(bytes)
    container.end()
    if (!path.endsWith('.zstd') && bytes.length > 0 && bytes.at(-1) !== 0x0a)
      problem ??= 'the last line is not complete'
    return problem ?? rows
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`
  }
}
