import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pieces, standardInput } from './pieces.js'

/** One thing to check. */
export interface LogFile {
  /** As a person names it; `-` is standard input. */
  readonly name: string
  /** In bytes; 0 where it is not known before it is read. */
  readonly size: number
  readonly pieces: () => AsyncIterable<Uint8Array>
}

/** Something that cannot be checked, and why. */
export interface NoLog {
  readonly name: string
  /** A whole clause, with the name. */
  readonly reason: string
}

/** The names of generations of a Session log: `session.jsonl`, `session.vN.jsonl`, and either with `.zstd`. */
const generation = /^session(\.v[1-9][0-9]*)?\.jsonl(\.zstd)?$/

/**
 * What to check: a file whatever it is called, `-` for standard input, and of a directory every generation of a log that
 * stands in it or below. Below a directory, symbolic links are not followed.
 */
export function* findLogs(paths: readonly string[]): Generator<LogFile | NoLog> {
  for (const path of paths) {
    if (path === '-') yield { name: path, size: 0, pieces: standardInput }
    else yield* found(path)
  }
}

function* found(path: string): Generator<LogFile | NoLog> {
  try {
    if (!statSync(path).isDirectory()) {
      yield logFile(path)
      return
    }
  } catch (error) {
    yield { name: path, reason: unreadable(path, error as Error) }
    return
  }
  let isEmpty = true
  for (const entry of below(path)) {
    isEmpty = false
    yield entry
  }
  if (isEmpty)
    yield { name: path, reason: `${path} holds no log: no session.jsonl or session.vN.jsonl, and none with .zstd` }
}

function* below(directory: string): Generator<LogFile | NoLog> {
  let entries: Dirent[]
  try {
    entries = readdirSync(directory, { withFileTypes: true })
  } catch (error) {
    yield { name: directory, reason: unreadable(directory, error as Error) }
    return
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* below(path)
    else if (entry.isFile() && generation.test(entry.name)) yield logFile(path)
  }
}

/** Why something is not checked that cannot be read. */
export function unreadable(name: string, error: Error): string {
  return `cannot read ${name}: ${error.message}`
}

function logFile(path: string): LogFile {
  return { name: path, size: statSync(path).size, pieces: () => pieces(path) }
}
