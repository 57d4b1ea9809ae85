import type { HelloResponse } from '../protocol/types.js'
import type { Case } from './cases/expand.js'

/** The format is that of the source where a request does not say it. */
type Subject = Pick<Case, 'request' | 'format'>

/** Which declared capability a request would need and does not find, in words; undefined when it may be sent. */
export function missingCapability({ capabilities }: HelloResponse, { request, format }: Subject): string | undefined {
  const { op } = request
  const declared = Object.hasOwn(capabilities, op) ? capabilities[op] : undefined
  if (!declared) return `${op} is not declared`
  if (request.op === 'migrate' || request.op === 'publish') {
    const from = request.op === 'migrate' ? request.from : format
    const { to } = request
    const route = capabilities[request.op]
    if (!route?.from.includes(from) || !route.to.includes(to)) return `${op} from ${from} to ${to} is not declared`
  } else if (!declaredFormats(declared).includes(request.format))
    return `${op} of format ${request.format} is not declared`
  if ('adapter' in request && !capabilities[request.op]?.adapters.includes(request.adapter))
    return `${op} of the adapter ${request.adapter} is not declared`
  if (request.op === 'stream' && !capabilities.stream?.actions.includes(request.action))
    return `${request.action} of a stream is not declared`
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
