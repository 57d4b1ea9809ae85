const secrets = crypto.getRandomValues(new Int32Array(6))
const [lowSeed, highSeed, wordSeed] = [secrets[0] as number, secrets[1] as number, secrets[2] as number]
const [lowFactor, highFactor, wordFactor] = [odd(secrets[3]), odd(secrets[4]), odd(secrets[5])] as const

/** Shorter texts are read sooner than encoded. */
const shortText = 32
const longestPart = 16_384
const encoder = new TextEncoder()
const words = new Int32Array(longestPart / 4)
const bytes = new Uint8Array(words.buffer)
const double = new Float64Array(1)
const wordsOfDouble = new Int32Array(double.buffer)

/** Where a mixer is: two numbers. */
export interface Mixed {
  readonly low: number
  readonly high: number
}

/**
 * Mixes words, numbers and texts, one after the other, into two numbers. It is seeded anew in each process, and how a
 * word changes them depends on the seed, so that nothing can be written for which two ways come to the same.
 */
export class Mixer implements Mixed {
  low = lowSeed
  high = highSeed

  /** Goes back to where it was. */
  resume({ low, high }: Mixed): void {
    this.low = low
    this.high = high
  }

  word(word: number): void {
    const scrambled = scrambledWord(word)
    this.low = lowStep(this.low, scrambled)
    this.high = highStep(this.high, scrambled)
  }

  /** A number by its bits, `-0` as `0`. */
  number(value: number): void {
    double[0] = value === 0 ? 0 : value
    this.word(wordsOfDouble[0] as number)
    this.word(wordsOfDouble[1] as number)
  }

  /** Its length and its UTF-16 units, or eight of them at a time where all are ASCII, which takes a quarter of the time. */
  text(text: string): void {
    this.word(text.length)
    if (text.length < shortText) this.#units(text)
    else if (text.length <= longestPart) this.#part(text)
    else
      for (let start = 0; start < text.length; start += longestPart) this.#part(text.slice(start, start + longestPart))
  }

  /** The name of a member. There are few of them, so that most have been mixed before. */
  name(name: string): void {
    const { low, high } = names.get(name) ?? mixedName(name)
    this.low = lowStep(this.low, low)
    this.high = highStep(this.high, high)
  }

  #part(part: string): void {
    const { read, written } = encoder.encodeInto(part, bytes)
    const isAscii = read === part.length && written === part.length
    if (isAscii) this.#bytes(written)
    else this.#units(part)
  }

  #bytes(count: number): void {
    for (let index = count; index % 8 > 0; index++) bytes[index] = 0
    let { low, high } = this
    for (let index = 0; index < count / 4; index += 2) {
      const first = scrambledWord(words[index] as number)
      const second = scrambledWord(words[index + 1] as number)
      low = (lowStep(low, first) + second) | 0
      high = (highStep(high, second) + first) | 0
    }
    this.low = low
    this.high = high
  }

  #units(text: string): void {
    let { low, high } = this
    for (let index = 0; index < text.length; index++) {
      const scrambled = scrambledWord(text.charCodeAt(index))
      low = lowStep(low, scrambled)
      high = highStep(high, scrambled)
    }
    this.low = low
    this.high = high
  }
}

const mostNames = 1000
const names = new Map<string, Mixed>()

function mixedName(name: string): Mixed {
  const mixer = new Mixer()
  mixer.text(name)
  const mixed = { low: mixer.low, high: mixer.high }
  if (names.size < mostNames) names.set(name, mixed)
  return mixed
}

/** One of the two numbers as it is added to others: each of its bits depends on each bit of it. */
export function stirred(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x27d4eb2d)
  return once ^ (once >>> 15)
}

function scrambledWord(word: number): number {
  const scrambled = Math.imul(word ^ wordSeed, wordFactor)
  return scrambled ^ (scrambled >>> 16)
}

function lowStep(low: number, word: number): number {
  const mixed = Math.imul(low ^ word, lowFactor)
  return mixed ^ (mixed >>> 15)
}

function highStep(high: number, word: number): number {
  const mixed = Math.imul(high ^ word, highFactor)
  return mixed ^ (mixed >>> 13)
}

/** A factor by which no two numbers become the same. */
function odd(secret: number | undefined): number {
  return (secret as number) | 1
}
