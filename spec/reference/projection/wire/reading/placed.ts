import { isObject, type JsonObject } from '../../../verdict.js'

/** An object in a body or a request, and the pointer to it. */
export interface Placed {
  readonly at: string
  readonly value: JsonObject
}

/** The objects of a list. */
export function placed(list: unknown, at: string): readonly Placed[] {
  return (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    isObject(value) ? [{ at: `${at}/${index}`, value }] : [],
  )
}

/** The first that is meant. */
export function firstPlace(found: readonly Placed[], isMeant: (value: JsonObject) => boolean): string | undefined {
  return found.find(({ value }) => isMeant(value))?.at
}

/** Whether something is text, and more than white space. */
export function isTelling(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== ''
}

/** Whether something can name a call or a tool. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
