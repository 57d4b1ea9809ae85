import { asObject, dataOf, isObject, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import { anyOfSurface, type Tracker } from './tracker.js'

/** A span of the surface: its nodes in order, or which endpoint is not on it, or that they stand the wrong way round. */
export type Span = { readonly nodes: readonly number[] } | { readonly fault: 'start' | 'end' | 'order' }

/**
 * The surface: an ordered list of sequence numbers (note 0008, Decision). It is linked through two columns, so that a
 * replacement costs what it removes, and nothing is kept of the messages themselves.
 */
export class Surface implements Tracker {
  /** For a node the number after it plus 2, or 1 at the end; 0 for what is no node. */
  readonly #next = new Column()
  readonly #previous = new Column()
  #first: number | undefined
  #last: number | undefined
  #spanOf: { readonly op: unknown; readonly span: Span } | undefined

  readonly on = {
    [anyOfSurface]: (event: JsonObject, position: number) => {
      const op = event.surfaceOp
      if (op === 'append') this.#insert(position, this.#last, undefined)
      else if (isObject(op)) {
        const span = this.span(op, op.startSeq, op.endSeq)
        if ('nodes' in span) this.#replace(span.nodes, position)
      }
      this.#spanOf = undefined
    },
  }

  get first(): number | undefined {
    return this.#first
  }

  has(seq: unknown): seq is number {
    return Number.isSafeInteger(seq) && (seq as number) >= 0 && this.#next.get(seq as number) !== 0
  }

  /** The nodes from one to another, both included; remembered for the operation that asks. */
  span(op: unknown, start: unknown, end: unknown): Span {
    if (this.#spanOf && this.#spanOf.op === op) return this.#spanOf.span
    const span = this.#walk(start, end)
    this.#spanOf = { op, span }
    return span
  }

  *nodes(): Generator<number> {
    for (let seq = this.#first; seq !== undefined; seq = this.#after(seq)) yield seq
  }

  #walk(start: unknown, end: unknown): Span {
    if (!this.has(start)) return { fault: 'start' }
    if (!this.has(end)) return { fault: 'end' }
    const nodes: number[] = []
    for (let seq: number | undefined = start; seq !== undefined; seq = this.#after(seq)) {
      nodes.push(seq)
      if (seq === end) return { nodes }
    }
    return { fault: 'order' }
  }

  #replace(nodes: readonly number[], position: number): void {
    const before = this.#previous.get(nodes[0] as number) - 2
    const after = this.#after(nodes.at(-1) as number)
    for (const seq of nodes) this.#next.set(seq, 0)
    this.#insert(position, before < 0 ? undefined : before, after)
  }

  #insert(seq: number, before: number | undefined, after: number | undefined): void {
    this.#next.set(seq, after === undefined ? 1 : after + 2)
    this.#previous.set(seq, before === undefined ? 1 : before + 2)
    if (before === undefined) this.#first = seq
    else this.#next.set(before, seq + 2)
    if (after === undefined) this.#last = seq
    else this.#previous.set(after, seq + 2)
  }

  #after(seq: number): number | undefined {
    const next = this.#next.get(seq) - 2
    return next < 0 ? undefined : next
  }
}

export function appends(event: JsonObject): boolean {
  return event.surfaceOp === 'append'
}

/** The endpoints of a replacement, or undefined where the event does not replace. */
export function replacement(
  event: JsonObject,
): { readonly op: JsonObject; readonly start: unknown; readonly end: unknown } | undefined {
  const op = event.surfaceOp
  return isObject(op) ? { op, start: op.startSeq, end: op.endSeq } : undefined
}

/** The nodes that a replacement removes; undefined where it is none, or not on the surface. */
export function removedNodes(event: JsonObject, surface: Surface): readonly number[] | undefined {
  const replaced = replacement(event)
  if (!replaced) return undefined
  const span = surface.span(replaced.op, replaced.start, replaced.end)
  return 'nodes' in span ? span.nodes : undefined
}

/** The span that a compaction says it shadows. */
export function shadowedSpan(event: JsonObject, surface: Surface): Span {
  const range = dataOf(event).shadowedRange
  return surface.span(range ?? event, asObject(range).start, asObject(range).end)
}
