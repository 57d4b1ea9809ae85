/** A file of a Session directory, and what its header says its version is: null where that cannot be read. */
export interface LogFile {
  readonly name: string
  readonly version?: unknown
}

/** A file with a canonical name. */
export interface Generation {
  /** Where the file stands among all files of the directory. */
  readonly index: number
  readonly name: string
  /** The number in the name. */
  readonly number: number
  readonly isCompressed: boolean
  /** What the header says. */
  readonly version: unknown
}

/** A Session directory as the rules of note 0011 judge it. */
export interface SessionDirectory {
  readonly generations: readonly Generation[]
  /** The log: the file of the highest generation. */
  readonly log: Generation
}

/** What a canonical name says. */
export interface CanonicalName {
  readonly number: number
  readonly isCompressed: boolean
}

const canonicalName = /^session(?:\.v([1-9][0-9]*))?\.jsonl(\.zstd)?$/

/** What a name says of a generation (`selection.canonical`), or undefined for any other name. */
export function readCanonicalName(name: string): CanonicalName | undefined {
  const found = canonicalName.exec(name)
  if (!found) return undefined
  const [, digits = '0', suffix] = found
  const number = Number(digits)
  return Number.isSafeInteger(number) ? { number, isCompressed: suffix !== undefined } : undefined
}

/** The canonical files of a directory; undefined where there is none, and so no log. */
export function readDirectory(files: readonly LogFile[]): SessionDirectory | undefined {
  const generations = files.flatMap(({ name, version = null }, index): Generation[] => {
    const canonical = readCanonicalName(name)
    return canonical ? [{ index, name, ...canonical, version }] : []
  })
  const [first, ...others] = generations
  if (!first) return undefined
  const log = others.reduce((highest, it) => (it.number > highest.number ? it : highest), first)
  return { generations, log }
}
