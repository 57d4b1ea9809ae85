import { type JsonObject, ownPath } from '../../verdict.js'

/** Whether a marker is of the generation of the log that holds it. */
export function isActive(event: JsonObject, format: number): boolean {
  return (ownPath(event, 'data', 'sessionFormatVersion') ?? 0) === format
}
