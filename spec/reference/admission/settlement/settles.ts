import { asObject } from '../../verdict.js'

/** Whether an event settles a request to a model. */
export function settles(event: unknown): boolean {
  const type = asObject(event).type
  return type === 'assistant/message' || type === 'assistant/attempt'
}
