import { loadCompressor } from '../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../../spec/reference/reference.js'
import type { Specification } from '../../spec/reference/specification.js'
import type { Case } from '../engine/cases/expand.js'
import type { RequestBody } from '../engine/cases/request.js'
import { judgeAnswer } from '../engine/classify.js'
import { askAtOnce } from '../engine/directories.js'
import type { CaseResult } from '../engine/result.js'
import { respond } from '../implementations/implementation.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'

const decompressor = await loadDecompressor()
const compressor = await loadCompressor()
const reports = new Set(['class', 'rule', 'place', 'code', 'warnings'])

/** Runs cases on the reference that is built from some lists, one after the other, without a carrier between. */
export function evaluator(lists: Specification): (subject: Case) => CaseResult {
  const implementation = referenceImplementation(
    'proof',
    buildReference(lists),
    () => decompressor,
    () => compressor,
  )
  return (subject) => {
    const ask = (request: RequestBody) => respond(implementation, { id: 0, ...request } as never)
    const { answer, found } = askAtOnce(decompressor, subject, ask)
    return judgeAnswer(subject, answer, reports, found)
  }
}
