import type { Question } from '../../generators/question.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import { writeInput } from '../engine/cases/document.js'
import type { Case } from '../engine/cases/expand.js'
import type { Vector } from '../engine/cases/vector.js'

/** Members of a request that a question has beside its input, or that follow from it. */
const besides = ['op', 'format', 'at', 'vocabulary', 'container', 'recovery'] as const

/**
 * The question of a case, with everything that its vector borrows written out. Files and directories are taken as the
 * vector describes them, since a request has their bytes alone.
 */
export function questionOf({ request, vector, format }: Case, byId: ReadonlyMap<string, Vector>): Question {
  const { to, recovery } = vector
  const beside = {
    op: request.op,
    format,
    ...('at' in request ? { at: request.at } : {}),
    ...('vocabulary' in request && request.vocabulary ? { vocabulary: request.vocabulary } : {}),
    ...(to === undefined ? {} : { to }),
    ...(recovery === undefined || request.op === 'admit' ? {} : { recovery }),
  }
  const isDescribed = request.op === 'decode' || request.op === 'migrate' || request.op === 'publish'
  const input = isDescribed ? writeInput(vector, format, byId).document : withoutMembers(request, besides)
  return { ...beside, input: input as JsonObject }
}

function withoutMembers(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
}
