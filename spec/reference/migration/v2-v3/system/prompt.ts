import { type JsonObject, ownPath } from '../../../verdict.js'
import type { EdgeState } from '../../state/edge-state.js'

/** Where a `request/header` of V2 holds the system prompt. */
export const promptPlace = '/data/header/system'

/** The system prompt of a `request/header`: a missing one is an empty one. */
export function promptOf(event: unknown): string {
  const prompt = ownPath(event, 'data', 'header', 'system')
  return typeof prompt === 'string' ? prompt : ''
}

/** Whether an event makes a system message: the first step of a log, and a request whose prompt differs. */
export function makesMessage(event: JsonObject, { system }: EdgeState): boolean {
  if (event.type === 'step/start') return system.head === undefined
  return event.type === 'request/header' && system.step !== undefined && promptOf(event) !== system.text
}
