import { type Mixed, Mixer, stirred } from './mixer.js'

/** Two numbers that are the same for JSON values that are equal, and different for others but for one in 2^64. */
export type Digest = Mixed

/** A member of one object of the value that does not count. */
export interface Omitted {
  readonly owner: unknown
  readonly member: string
}

/** A list or an object, whose members are still to be taken in, and the state of a mixer at it. */
interface Pending extends Mixed {
  readonly owner: object
}

/**
 * The digest of a JSON value: members by name in any order, own ones alone, `-0` as `0`. It is for comparing within one
 * process. It is the sum over all values in it, each mixed with the way that leads to it, so that neither the order of
 * members counts nor how deep it goes.
 */
export function digestOf(value: unknown, omitted?: Omitted): Digest {
  const digester = new Digester(omitted)
  digester.all(value)
  return { low: digester.low, high: digester.high }
}

class Digester {
  low = 0
  high = 0
  readonly #mixer = new Mixer()
  readonly #pending: Pending[] = []

  constructor(readonly omitted: Omitted | undefined) {}

  all(value: unknown): void {
    this.#value(value)
    for (let next = this.#pending.pop(); next; next = this.#pending.pop()) {
      if (Array.isArray(next.owner)) this.#items(next, next.owner)
      else this.#members(next, next.owner as Readonly<Record<string, unknown>>)
    }
  }

  #items(list: Pending, items: readonly unknown[]): void {
    for (let index = 0; index < items.length; index++) {
      this.#mixer.resume(list)
      this.#mixer.word(index)
      this.#value(items[index])
    }
  }

  #members(object: Pending, members: Readonly<Record<string, unknown>>): void {
    for (const name in members) {
      if (members === this.omitted?.owner && name === this.omitted.member) continue
      this.#mixer.resume(object)
      this.#mixer.name(name)
      this.#value(members[name])
    }
  }

  /** A value at the end of the way that the mixer has gone. */
  #value(value: unknown): void {
    const mixer = this.#mixer
    if (typeof value === 'string') mixer.text(value)
    else if (typeof value === 'number') {
      mixer.word(kinds.number)
      mixer.number(value)
    } else if (typeof value === 'object' && value !== null) {
      mixer.word(Array.isArray(value) ? kinds.list : kinds.object)
      this.#pending.push({ owner: value, low: mixer.low, high: mixer.high })
    } else mixer.word(value === null ? kinds.null : value === true ? kinds.true : kinds.false)
    this.low = (this.low + stirred(mixer.low)) | 0
    this.high = (this.high + stirred(mixer.high)) | 0
  }
}

/** In place of the length of a text. */
const kinds = { list: -1, object: -2, null: -3, true: -4, false: -5, number: -6 } as const
