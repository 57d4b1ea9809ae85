import type { Random } from 'fast-check'

/** Choices of a generator, all from one stream of random numbers: the same seed makes the same choices anywhere. */
export class Draw {
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  /** A whole number below another. */
  below(limit: number): number {
    return this.#random.nextInt(0, limit - 1)
  }

  /** A whole number from the first to the last. */
  between(first: number, last: number): number {
    return this.#random.nextInt(first, last)
  }

  /** Whether something happens that happens so many times out of so many. */
  chance(times: number, outOf: number): boolean {
    return this.#random.nextInt(1, outOf) <= times
  }

  of<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('there is nothing to choose from')
    return items[this.below(items.length)] as Item
  }

  /** Some of the items, in their order; may be none. */
  some<Item>(items: readonly Item[]): Item[] {
    return items.filter(() => this.chance(1, 2))
  }

  /** One of the items, each as likely as its weight says. */
  weighted<Item>(items: readonly (readonly [weight: number, item: Item])[]): Item {
    let left = this.below(items.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, item] of items) {
      if (left < weight) return item
      left -= weight
    }
    throw new RangeError('there is nothing to choose from')
  }

  /** What is made so many times, from none to a limit. */
  list<Item>(most: number, make: () => Item): Item[] {
    return Array.from({ length: this.between(0, most) }, make)
  }

  /** A member that is there or not, to be spread into an object. */
  maybe<Name extends string, Value>(name: Name, make: () => Value): { [Key in Name]?: Value } {
    return this.chance(1, 2) ? ({ [name]: make() } as { [Key in Name]?: Value }) : {}
  }
}
