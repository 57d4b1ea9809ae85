import { type Generation, readCanonicalName, readDirectory } from '../codec/selection/directory.js'
import type { FormatReference, Reference } from '../reference.js'
import { type Refusal, step } from '../verdict.js'

/** What is to be done in a Session directory: which file is converted, and what its successor is called. */
export type Plan =
  | { readonly outcome: 'convert'; readonly source: string; readonly from: number; readonly successor: string }
  /** The log is of no generation below the one that is wanted. */
  | { readonly outcome: 'accept'; readonly file: string }
  | Refusal

/**
 * Plans a publication from the names of the regular files in a directory (`publication.source`). `versionOf` reads the
 * version in the header of one of them, null where it cannot be read; it is asked of the log alone.
 */
export function planPublication(
  reference: Reference,
  to: number,
  names: readonly string[],
  versionOf: (name: string) => unknown,
): Plan {
  const lower = logOf(names.filter((name) => (readCanonicalName(name)?.number ?? to) < to))
  const successor = lower && canonicalName(to, lower.isCompressed)
  const others = names.filter((name) => name !== successor)
  const log = logOf(others)
  const files = others.map((name) => ({ name, version: name === log?.name ? versionOf(name) : null }))
  const selected = (reference.get(to) as FormatReference).select(files)
  if (selected.outcome === 'refuse') return { ...selected, at: inDirectory(selected.at, others) }
  // of the generation that is wanted there is none else: it would be of another encoding, which is refused
  if (!lower || !successor) return selected
  return { outcome: 'convert', source: lower.name, from: lower.number, successor }
}

/**
 * Why a directory could not be opened any more with a successor in it: by its name alone, as a reader selects. Undefined
 * where nothing speaks against it.
 */
export function judgeDirectory(
  reference: Reference,
  to: number,
  names: readonly string[],
  successor: string,
): Refusal | undefined {
  const all = [...new Set([...names, successor])]
  const files = all.map((name) => ({ name, version: readCanonicalName(name)?.number ?? null }))
  const selected = (reference.get(to) as FormatReference).select(files)
  return selected.outcome === 'refuse' ? { ...selected, at: inDirectory(selected.at, all) } : undefined
}

/** The canonical name of a generation (`selection.canonical`). */
export function canonicalName(generation: number, isCompressed: boolean): string {
  return `session${generation === 0 ? '' : `.v${generation}`}.jsonl${isCompressed ? '.zstd' : ''}`
}

/** The file of the highest generation. */
function logOf(names: readonly string[]): Generation | undefined {
  return readDirectory(names.map((name) => ({ name })))?.log
}

/** A place among the files that a selection was given, as one in the directory: by name, and not by number. */
function inDirectory(at: string, names: readonly string[]): string {
  const [, , index] = at.split('/')
  const name = names[Number(index)]
  return name === undefined ? '' : step(name)
}
