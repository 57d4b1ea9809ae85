import type { Explanation } from './agree.js'

/** Where the reference answers otherwise than the code that was observed, and why. None does at present. */
export const explanations: readonly Explanation[] = []
