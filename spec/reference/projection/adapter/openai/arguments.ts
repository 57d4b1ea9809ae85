import { isObject } from '../../../verdict.js'
import { argumentsIn } from '../../conversation/arguments.js'

/** The arguments of a call as compact JSON, and `{}` where they are no JSON object. */
export function argumentsText(text: unknown): string {
  const value = argumentsIn(text)
  return isObject(value) ? JSON.stringify(value) : '{}'
}
