import { type JsonObject, own, ownPath } from '../../../verdict.js'

/**
 * A `request/header` whose header lacks a member, if it has one that is to go; else the event itself. `isToGo` says no to
 * undefined, which a member that is not there is.
 */
export function withoutHeaderMember(event: JsonObject, name: string, isToGo: (value: unknown) => boolean): JsonObject {
  const header = ownPath(event, 'data', 'header')
  if (!isToGo(own(header, name))) return event
  const { [name]: _gone, ...kept } = header as JsonObject
  return { ...event, data: { ...(event.data as JsonObject), header: kept } }
}
