/** What stands where a successor is to be published, as the rules of note 0020 judge it. */
export interface Standing {
  /** The name of the successor. */
  readonly name: string
  /** What the name is taken by: a regular file, something else, or nothing. */
  readonly kind: EntryKind | 'nothing'
  /** Of a regular file: whether it begins with the bytes that would be published. */
  readonly isContinued: boolean
  /** Other names in the directory that differ in the case of letters alone. */
  readonly otherSpellings: readonly string[]
}

/** A symbolic link is `other`, wherever it leads. */
export type EntryKind = 'file' | 'other'

/** The names of a directory that are another spelling of a name. */
export function otherSpellings(names: readonly string[], name: string): string[] {
  return names.filter((it) => it !== name && it.toLowerCase() === name.toLowerCase()).sort()
}
