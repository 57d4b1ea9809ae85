import { writeInput } from '../../runners/engine/cases/document.js'
import { expandVectors } from '../../runners/engine/cases/expand.js'
import { loadVectorFiles } from '../../runners/engine/cases/load.js'
import { vectorsDirectory } from '../../runners/package.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Operation, Place, Question } from '../question.js'

/** The golden cases of some operations as questions, each with the id of its case. */
export function goldenQuestions(operations: readonly Operation[]): (readonly [id: string, question: Question])[] {
  const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)
  const byId = new Map(vectors.map((vector) => [vector.id, vector]))
  return expandVectors(vectors).flatMap(({ id, vector, format, request }) => {
    const { to, recovery, vocabulary } = vector
    if (!operations.includes(request.op)) return []
    const { at } = request as { at?: Place }
    const input =
      request.op === 'admit' ? admitted(request) : (writeInput(vector, format, byId).document as unknown as JsonObject)
    const asked = { to, recovery, vocabulary, at, input }
    const given = Object.entries(asked).filter(([, value]) => value !== undefined)
    const question = { ...Object.fromEntries(given), op: request.op, format } as unknown as Question
    return [[id, question] as const]
  })
}

/** What is admitted, also where it stands in the rows of a vector on decoding. */
function admitted(request: object): JsonObject {
  const { op: _op, format: _format, at: _at, vocabulary: _vocabulary, ...input } = request as JsonObject
  return input
}
