import { walkSources } from '../../../parts.js'
import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, isCount, isObject, type JsonObject, own, pointer } from '../../../verdict.js'

/** `v2-v3.audit.reference` (note 0015). */
export const auditReference: EdgeFunction = (event) => {
  let fault: string | undefined
  walkSources((source, way) => {
    const found = own(source, 'kind') === 'session-reference' ? sourceFault(source) : undefined
    fault = found && pointer(way) + found
    return fault === undefined
  })(event)
  return fault
}

function sourceFault(source: unknown): string | undefined {
  const references: unknown = own(source, 'references')
  const seen = new Set<unknown>()
  for (const [index, reference] of (Array.isArray(references) ? references : []).entries()) {
    const member = memberAtFault(asObject(reference), index, seen)
    if (member !== undefined) return `/references/${index}/${member}`
    if (isObject(reference)) seen.add(reference.sessionId)
  }
  return undefined
}

/** The member that another member, or the place in the list, belies. What is of a wrong type is not compared. */
function memberAtFault(reference: JsonObject, index: number, seen: ReadonlySet<unknown>): string | undefined {
  const { originalMessages: original, retainedMessages: retained, omittedMessages: omitted } = reference
  const { omittedBytes: bytes, truncated, inputIndex, sessionId } = reference
  if (isCount(original) && isCount(retained) && isCount(omitted)) {
    if (retained > original) return 'retainedMessages'
    if (omitted !== original - retained) return 'omittedMessages'
  }
  const isCut = isCount(omitted) && isCount(bytes) ? omitted > 0 || bytes > 0 : truncated
  if (typeof truncated === 'boolean' && truncated !== isCut) return 'truncated'
  if (Object.hasOwn(reference, 'inputIndex') && !Object.is(inputIndex, index)) return 'inputIndex'
  return typeof sessionId === 'string' && seen.has(sessionId) ? 'sessionId' : undefined
}
