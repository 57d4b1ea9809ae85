import { dataOf, type JsonObject } from '../../verdict.js'

/** Whether a marker is of the generation of the log that holds it. */
export function isActive(event: JsonObject, format: number): boolean {
  return (dataOf(event).sessionFormatVersion ?? 0) === format
}
