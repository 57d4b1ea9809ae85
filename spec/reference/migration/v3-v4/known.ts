/** Whether the type of an event is in the table of its format. */
export function isKnown(placement: string | undefined): boolean {
  return placement !== 'unknown' && placement !== 'opaque'
}
