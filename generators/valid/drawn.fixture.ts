import fc from 'fast-check'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'

/** So many documents of one generator, always the same. */
export function drawn<Document>(make: (draw: Draw) => Document, numRuns = 300, seed = 7): Document[] {
  return fc.sample(new DocumentArbitrary({ make, reductions: () => [] }), { seed, numRuns })
}
