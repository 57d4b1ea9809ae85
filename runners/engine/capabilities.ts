import type { HelloResponse } from '../protocol/types.js'
import type { RequestBody } from './cases/request.js'

/** Which declared capability a request would need and does not find, in words; undefined when it may be sent. */
export function missingCapability({ capabilities }: HelloResponse, request: RequestBody): string | undefined {
  const { op, format } = request
  const declared = Object.hasOwn(capabilities, op) ? capabilities[op] : undefined
  if (!declared) return `${op} is not declared`
  if (!declared.formats.includes(format)) return `${op} of format ${format} is not declared`
  if ('at' in request && !capabilities.admit?.at.includes(request.at)) return `admit at ${request.at} is not declared`
  if ('container' in request && !capabilities[request.op]?.containers.includes(request.container))
    return `${op} of ${request.container} is not declared`
  if ('recovery' in request && capabilities.decode?.recovery?.includes(request.recovery) === false)
    return `${request.recovery} decoding is not declared`
  return undefined
}
