import type { EdgeFunction } from '../../../rule-function.js'
import { ownPath } from '../../../verdict.js'

const places = [
  ['data', 'schedule', 'scheduledAt'],
  ['data', 'acceptedAt'],
]

/** `v2-v3.audit.instant` (note 0015). */
export const auditInstant: EdgeFunction = (event) => {
  const place = places.find((path) => {
    const text = ownPath(event, ...path)
    return typeof text === 'string' && !isInstant(text)
  })
  return place && `/${place.join('/')}`
}

/** Whether a text of the shape of an instant is one: there is such a day, and the year is none before the first. */
function isInstant(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text && !text.startsWith('0000')
}
