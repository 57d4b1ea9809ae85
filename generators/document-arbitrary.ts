import { Arbitrary, type Random, Stream, Value } from 'fast-check'
import { Draw } from './draw.js'

/** How documents of one kind are made, and made smaller. */
export interface DocumentSource<Document> {
  readonly make: (draw: Draw) => Document
  /** Smaller documents than one, the much smaller first. Each is made when it is called for. */
  readonly reductions: (document: Document) => readonly (() => Document)[]
  /** What has to be true of every document, however small; always, when absent. */
  readonly holds?: (document: Document) => boolean
}

/** So many documents are made in vain before it is said that there is none. */
const mostTries = 20_000

/**
 * Documents that are made by a program and shrunk as what they are: fast-check shrinks choices, and a log that was made
 * of choices gets another log with each; taking rows out of the log itself leaves all else as it was.
 *
 * A value needs no context to be shrunk, so that examples, vectors and real logs shrink as well. The context is where the
 * last reduction stood in the list: the next starts from there, since those before it were tried.
 */
export class DocumentArbitrary<Document> extends Arbitrary<Document> {
  readonly #source: DocumentSource<Document>

  constructor(source: DocumentSource<Document>) {
    super()
    this.#source = source
  }

  /** Throws where no document holds what has to be true. */
  override generate(random: Random): Value<Document> {
    const { make, holds } = this.#source
    const draw = new Draw(random)
    for (let tries = 0; tries < mostTries; tries++) {
      const document = make(draw)
      if (!holds || holds(document)) return new Value(document, undefined)
    }
    throw new Error(`none of ${mostTries} documents is as it has to be`)
  }

  override canShrinkWithoutContext(value: unknown): value is Document {
    return typeof value === 'object' && value !== null
  }

  override shrink(document: Document, context?: unknown): Stream<Value<Document>> {
    const { reductions, holds } = this.#source
    function* smaller(): Generator<Value<Document>> {
      const all = reductions(document)
      const from = typeof context === 'number' ? Math.min(context, all.length) : 0
      for (let count = 0; count < all.length; count++) {
        const index = (from + count) % all.length
        const reduced = (all[index] as () => Document)()
        if (!holds || holds(reduced)) yield new Value(reduced, index)
      }
    }
    return new Stream(smaller())
  }
}
