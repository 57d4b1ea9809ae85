import { asObject } from '../../verdict.js'

/** The data of an event of a type, where the reader knows the type: what it does not know has no payload to judge. */
export function payloadOf(event: unknown, type: string, placement: string | undefined): unknown {
  return placement === 'log-only' && asObject(event).type === type ? asObject(event).data : undefined
}
