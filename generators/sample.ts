import { type Arbitrary, sample } from 'fast-check'

/**
 * The value that one run of many is about. Each run has a seed of its own, made of that of all and its number, so that any
 * of them can be had without the others. `path` are the steps by which it was shrunk, as fast-check counts them.
 */
export function sampled<Value>(
  arbitrary: Arbitrary<Value>,
  seed: number,
  run: number,
  path: readonly number[] = [],
): Value {
  const [value] = sample(arbitrary, { seed: seedOf(seed, run), path: ['0', ...path].join(':'), numRuns: 1 })
  return value as Value
}

/** The seed of one run, a 32-bit number, which fast-check takes as it is. */
export function seedOf(seed: number, run: number): number {
  let word = (seed ^ Math.imul(run + 1, 0x9e3779b9)) | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) | 0
}
