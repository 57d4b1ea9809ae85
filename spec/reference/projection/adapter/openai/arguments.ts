import { isObject } from '../../../verdict.js'

/** The arguments of a call as compact JSON, and `{}` where they are no JSON object. */
export function argumentsText(text: unknown): string {
  try {
    const value: unknown = JSON.parse(String(text))
    return isObject(value) ? JSON.stringify(value) : '{}'
  } catch {
    return '{}'
  }
}
