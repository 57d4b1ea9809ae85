import { asObject, dataOf } from '../../verdict.js'

export function isRequest(event: unknown): boolean {
  return asObject(event).type === 'request/header'
}

/** The configuration of a request; of another event it is what stands in the same place. */
export function configOf(event: unknown): unknown {
  return asObject(headerOf(event)).config
}

/** What a request was made of. */
export function headerOf(event: unknown): unknown {
  return dataOf(asObject(event)).header
}
