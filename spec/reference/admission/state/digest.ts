/** Two numbers that are the same for JSON values that are equal, and different for others but for one in 2^64. */
export interface Digest {
  readonly low: number
  readonly high: number
}

const secrets = crypto.getRandomValues(new Int32Array(4))
const [lowSeed, highSeed] = [secrets[0] as number, secrets[1] as number]
/** Odd, so that no step loses anything. */
const [lowFactor, highFactor] = [(secrets[2] as number) | 1, (secrets[3] as number) | 1]
const words = new Int32Array(2)
const double = new Float64Array(words.buffer)

/**
 * The digest of a JSON value: members by name in any order, own ones alone, `-0` as `0`. It is seeded anew in each
 * process, so that no log can be made for which it fails; it is for comparing within one.
 */
export function digestOf(value: unknown, omitted?: Omitted): Digest {
  const digest = new Digester(omitted)
  digest.value(value)
  return { low: digest.low, high: digest.high }
}

/** A member of one object of the value that does not count. */
export interface Omitted {
  readonly owner: unknown
  readonly member: string
}

class Digester {
  low = lowSeed
  high = highSeed

  constructor(readonly omitted: Omitted | undefined) {}

  value(value: unknown): void {
    if (typeof value === 'string') this.#text(value)
    else if (typeof value === 'number') {
      double[0] = value === 0 ? 0 : value
      this.#mix(1)
      this.#mix(words[0] as number)
      this.#mix(words[1] as number)
    } else if (typeof value !== 'object' || value === null) this.#mix(value === null ? 2 : value === true ? 3 : 4)
    else if (Array.isArray(value)) {
      this.#mix(5)
      for (const item of value) this.value(item)
      this.#mix(value.length)
    } else this.#members(value as Readonly<Record<string, unknown>>)
  }

  /** The sum over all members, so that their order does not count. */
  #members(value: Readonly<Record<string, unknown>>): void {
    this.#mix(6)
    const { low, high } = this
    let [lowSum, highSum] = [0, 0]
    for (const name in value) {
      if (value === this.omitted?.owner && name === this.omitted.member) continue
      this.low = low
      this.high = high
      this.#text(name)
      this.value(value[name])
      lowSum = (lowSum + this.#stirred(this.low)) | 0
      highSum = (highSum + this.#stirred(this.high)) | 0
    }
    this.low = low
    this.high = high
    this.#mix(lowSum)
    this.#mix(highSum)
  }

  #text(text: string): void {
    this.#mix(text.length + 7)
    let { low, high } = this
    for (let index = 0; index < text.length; index++) {
      const unit = text.charCodeAt(index)
      low = (Math.imul(low, lowFactor) + unit) | 0
      high = (Math.imul(high, highFactor) + unit) | 0
    }
    this.low = this.#stirred(low)
    this.high = this.#stirred(high)
  }

  #mix(word: number): void {
    this.low = this.#stirred(Math.imul(this.low ^ word, 0x85ebca6b))
    this.high = this.#stirred(Math.imul(this.high ^ word, 0xc2b2ae35))
  }

  #stirred(word: number): number {
    const once = Math.imul(word ^ (word >>> 16), 0x27d4eb2d)
    return once ^ (once >>> 15)
  }
}
