const secrets = crypto.getRandomValues(new Int32Array(6))
const [lowSeed, highSeed, wordSeed] = [secrets[0] as number, secrets[1] as number, secrets[2] as number]
const [lowFactor, highFactor, wordFactor] = [odd(secrets[3]), odd(secrets[4]), odd(secrets[5])] as const

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

  /** Its length and its UTF-16 units, two at a time. */
  text(text: string): void {
    this.word(text.length)
    let { low, high } = this
    for (let index = 0; index < text.length; index += 2) {
      const scrambled = scrambledWord(text.charCodeAt(index) | (text.charCodeAt(index + 1) << 16))
      low = lowStep(low, scrambled)
      high = highStep(high, scrambled)
    }
    this.resume({ low, high })
  }
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
