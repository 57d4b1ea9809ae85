/** What the runner finds in a Session directory after an answer. */
export interface Found {
  /** Entries that are no more, or are not what they were. */
  readonly changed: readonly string[]
  /** Entries that are new, in order. */
  readonly added: readonly string[]
  /** The rows at the name of the expected successor, or in words why they cannot be read; absent where nothing is. */
  readonly rows?: readonly unknown[] | string
  /** Its file mode, in octal; absent where the system has none. */
  readonly mode?: string
}
