import type { What } from './said.js'

/** What one side says, in the few words that make two inputs alike. Places and values are not among them. */
export interface Cell {
  readonly says: 'accept' | 'refuse' | 'crash' | 'timeout' | 'error' | 'none'
  readonly class?: string
  readonly rule?: string
  readonly code?: string
  /** What it says otherwise than the reference; nothing of a side without an opinion. */
  readonly differs: readonly What[]
  /** The first side that says the same, itself at last. */
  readonly like: number
}

/**
 * Who is at fault where sides disagree. `silent` is a question to the spec: it leaves the input open (`not-scored`), it
 * allows both answers (`allowed`), or nobody, nor the reference, says the same and no rule speaks (`no-rule`).
 */
export type Finding =
  | { readonly kind: 'contradicted'; readonly sides: readonly number[] }
  | { readonly kind: 'silent'; readonly why: 'not-scored' | 'allowed' | 'no-rule' }

export interface Grounds {
  /** Whether the spec has a say: a vector that is scored, or an input that was generated. */
  readonly isScored: boolean
  /** The rules that speak: those that the reference names, and those that the vector is about. */
  readonly rules: readonly string[]
}

/** Classifies one disagreement. */
export function classify(cells: readonly Cell[], { isScored, rules }: Grounds): Finding {
  if (!isScored) return { kind: 'silent', why: 'not-scored' }
  const speaking = cells.flatMap((cell, index) => (cell.says === 'none' ? [] : [{ cell, index }]))
  const wrong = speaking.filter(({ cell }) => cell.differs.length > 0)
  if (wrong.length === 0) return { kind: 'silent', why: 'allowed' }
  const answered = speaking.every(({ cell }) => cell.says === 'accept' || cell.says === 'refuse')
  const isAlone = wrong.length === speaking.length && speaking.every(({ cell, index }) => cell.like === index)
  if (answered && isAlone && rules.length === 0) return { kind: 'silent', why: 'no-rule' }
  return { kind: 'contradicted', sides: wrong.map(({ index }) => index) }
}
