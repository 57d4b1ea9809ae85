/** What a validator says of a constraint that does not hold: the part of it that leads to a rule and a place. */
export interface ConstraintFault {
  readonly schemaPath: string
  readonly instancePath: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Says yes or no; after a no its faults stand in `errors` until it is asked again. */
export interface Validate {
  (value: unknown): unknown
  errors?: readonly ConstraintFault[] | null
}

/** One constraint tree, twice: one stops at the first fault, the other collects every fault. */
export interface Validators {
  readonly first: Validate
  readonly every: Validate
}

export type Schema = Readonly<Record<string, unknown>>

/** The constraint tree of a target, cut down to some of its rules. Nothing else decides what its schema is. */
export interface Projection {
  readonly format: number
  readonly target: string
  /** In the order in which the target names them. */
  readonly rules: readonly string[]
  readonly schema: () => Schema
}

/** Where validators come from: compiled when they are needed, or compiled when the package was built. */
export type ValidatorSource = (projection: Projection) => Validators

/** Tells projections apart, as far as one set of notes goes. */
export function projectionName({ format, target, rules }: Projection): string {
  return `${format} ${target}: ${rules.join(' ')}`
}
