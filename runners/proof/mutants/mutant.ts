import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import type { OperatorId } from './operators.js'

/** Lists that say one thing otherwise than the notes do. */
export interface Mutant {
  /** Operator, format, and the place in the lists: the same from run to run as long as the lists are. */
  readonly id: string
  readonly operator: OperatorId
  /** The rule that says otherwise, or the first of those that do; undefined where no rule alone is concerned. */
  readonly rule: string | undefined
  /** Another rule that is concerned, and whose cases a search starts from as well. */
  readonly other?: string
  /** What was changed, in short: `minimum 0 → -1`. */
  readonly what: string
  /** The constraint tree that was changed, by format and name: all others have the validators of the reference. */
  readonly target?: { readonly format: number; readonly name: string }
  /** Marks of which a case leaves one at least on the reference, if it can tell the two apart (`traces.ts`). */
  readonly reachedBy: readonly string[]
  /** Made when they are asked for: all mutants together hold what the lists hold once. */
  readonly lists: () => Specification
}

/** What a mutant is apart from its id, which its operator and its place make. */
export type Change = Omit<Mutant, 'id' | 'operator'> & { readonly place: string }

export function mutantOf(operator: OperatorId, format: number, { place, ...change }: Change): Mutant {
  return { id: `${operator} ${format} ${place}`, operator, ...change }
}

/** The lists with one format in place of that of its number. */
export function withFormat(lists: Specification, format: FormatRecord): Specification {
  return { ...lists, formats: { ...lists.formats, [format.format]: format } }
}

/** The formats of the lists. */
export function formatsOf(lists: Specification): FormatRecord[] {
  return Object.values(lists.formats)
}
