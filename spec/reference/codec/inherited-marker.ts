import { asObject } from '../verdict.js'

/** Whether an event marks the cut: everything before it was inherited. */
export function isInheritedMarker(event: unknown): boolean {
  const { type, data } = asObject(event)
  return type === 'session/end-seed' && asObject(data).inherited === true
}
