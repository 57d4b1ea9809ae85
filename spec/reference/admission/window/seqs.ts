import { own } from '../../verdict.js'

/** The numbers of the events of a delivery. */
export function seqsOf(delivered: unknown): number[] {
  const events = own(delivered, 'events')
  return Array.isArray(events) ? events.map((event) => own(event, 'seq') as number) : []
}
