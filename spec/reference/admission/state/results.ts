import { asObject, dataOf, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import { type Digest, digestOf } from './digest.js'
import type { Tracker } from './tracker.js'

/**
 * What a rewritten tool result has to keep, by the number of each result (note 0008, Rewriting a tool result): a digest,
 * so that the results themselves need not be kept.
 */
export class Results implements Tracker {
  readonly #low = new Column()
  readonly #high = new Column()
  /** The event that was last looked at: a rewritten result is compared before it is taken in. */
  #event: JsonObject | undefined
  #digest: Digest = { low: 0, high: 0 }

  readonly on = {
    'tool/result': (event: JsonObject, position: number) => {
      const { low, high } = this.#digestOf(event)
      this.#low.set(position, low)
      this.#high.set(position, high)
      this.#event = undefined
    },
  }

  constructor(readonly format: number) {}

  /** Whether a result says the same as an earlier one, but for its content. */
  isSame(event: JsonObject, seq: number): boolean {
    const { low, high } = this.#digestOf(event)
    return this.#low.get(seq) === low && this.#high.get(seq) === high
  }

  #digestOf(event: JsonObject): Digest {
    if (event === this.#event) return this.#digest
    this.#event = event
    this.#digest = digestOf(event.data, { owner: holderOf(event, this.format), member: 'content' })
    return this.#digest
  }
}

/** What holds the content of a result: its message, or in V3 the first block of it. */
function holderOf(event: JsonObject, format: number): unknown {
  const message = dataOf(event).message
  if (format >= 4) return message
  const content = asObject(message).content
  return Array.isArray(content) ? content[0] : undefined
}
