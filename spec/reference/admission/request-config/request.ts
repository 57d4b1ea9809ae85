import { own } from '../../verdict.js'

export function isRequest(event: unknown): boolean {
  return own(event, 'type') === 'request/header'
}
