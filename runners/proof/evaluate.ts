import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../../spec/reference/reference.js'
import type { Specification } from '../../spec/reference/specification.js'
import type { Case } from '../engine/cases/expand.js'
import { judgeAnswer } from '../engine/classify.js'
import type { CaseResult } from '../engine/result.js'
import { respond } from '../implementations/implementation.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'

const decompressor = await loadDecompressor()
const reports = new Set(['class', 'rule', 'place', 'warnings'])

/** Runs cases on the reference that is built from some lists, one after the other, without a carrier between. */
export function evaluator(lists: Specification): (subject: Case) => CaseResult {
  const implementation = referenceImplementation('proof', buildReference(lists), () => decompressor)
  return (subject) => judgeAnswer(subject, respond(implementation, { id: 0, ...subject.request } as never), reports)
}
