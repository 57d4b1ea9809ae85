/** A vector that cannot be used: a fault of the kit, never of an implementation. */
export class VectorFault extends Error {
  constructor(
    readonly vector: string,
    problem: string,
    readonly remedy: string,
  ) {
    super(problem)
  }
}
