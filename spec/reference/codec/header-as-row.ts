import { isObject } from '../verdict.js'

/**
 * A header that does not stand in a row, as the rules on headers have it. It is given the type that its row would have;
 * one that has a type of its own gets a type that no header may have (`header.type`, note 0004).
 */
export function headerAsRow(header: unknown): unknown {
  return isObject(header) ? { ...header, type: Object.hasOwn(header, 'type') ? null : 'session' } : header
}
