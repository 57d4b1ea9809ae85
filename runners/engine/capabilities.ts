import type { HelloResponse } from '../protocol/types.js'
import type { RequestBody } from './cases/request.js'

/** Which declared capability a request would need and does not find, in words; undefined when it may be sent. */
export function missingCapability({ capabilities }: HelloResponse, request: RequestBody): string | undefined {
  const { op } = request
  const declared = Object.hasOwn(capabilities, op) ? capabilities[op] : undefined
  if (!declared) return `${op} is not declared`
  if (request.op === 'migrate') {
    const { from, to } = request
    const route = capabilities.migrate
    if (!route?.from.includes(from) || !route.to.includes(to)) return `${op} from ${from} to ${to} is not declared`
  } else if (!declaredFormats(declared).includes(request.format))
    return `${op} of format ${request.format} is not declared`
  if ('at' in request && !capabilities.admit?.at.includes(request.at)) return `admit at ${request.at} is not declared`
  if ('container' in request && request.container && !capabilities[request.op]?.containers.includes(request.container))
    return `${op} of ${request.container} is not declared`
  if ('recovery' in request && request.recovery && capabilities.decode?.recovery?.includes(request.recovery) === false)
    return `${request.recovery} decoding is not declared`
  return undefined
}

function declaredFormats(declared: object): readonly number[] {
  return 'formats' in declared ? (declared.formats as readonly number[]) : []
}
