import type { Implementation } from '../implementation.js'
import { altered, type Refusal } from './altered.js'

const refusal: Refusal = { outcome: 'refuse', class: 'malformed', rule: 'envelope.object', row: 1, at: '' }

/** Answers one question today so, and tomorrow otherwise: refuses what it draws a number below one half for. */
export function nonDeterministic(right: Implementation, random: () => number = Math.random): Implementation {
  return altered(right, (answer) => (random() < 0.5 ? refusal : answer))
}
