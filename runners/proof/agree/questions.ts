import type { FormatReference, Reference } from '../../../spec/reference/reference.js'

/** What running code said of an input, and the way to ask the reference for the same. */
export interface Question {
  /** `<case id> <layer>`: which layer of the case is meant, such as `codec.strict` or `adopt`. */
  readonly id: string
  readonly title: string
  readonly observed: Outcome
  readonly ask: (reference: Reference) => Outcome
}

/** `refuse` is observed where the code that ran has no classes; every refusal agrees with it. */
export type Outcome = 'accept' | 'refuse' | 'malformed' | 'unsupported' | 'another result'

export interface ObservedCase {
  readonly id: string
  readonly title: string
  readonly op: string
  readonly opts?: {
    readonly validation?: string
    readonly recovery?: 'strict' | 'recoverable'
    readonly known?: string | readonly string[]
    readonly extraKnown?: readonly string[]
    readonly cut?: number
    readonly projections?: string
    readonly baseSeq?: number
    readonly kind?: string
    readonly torn?: string
    readonly restore?: boolean
    readonly children?: readonly unknown[]
  }
  readonly header?: unknown
  readonly headerText?: string
  readonly rows?: readonly unknown[]
  readonly rowTexts?: readonly string[]
  readonly rowLines?: readonly string[]
  readonly event?: unknown
  readonly eventText?: string
  readonly events?: readonly unknown[]
  readonly eventsText?: string
  readonly payload?: Readonly<Record<string, unknown>>
  readonly verdict: {
    readonly ok: boolean
    readonly class?: string
    /** What came out of a conversion. */
    readonly header?: unknown
    readonly events?: readonly unknown[]
    readonly inheritedEventCount?: number
    readonly surface?: readonly number[]
    readonly messages?: readonly unknown[] | null
    readonly steps?: readonly { readonly ok: boolean }[]
    readonly pageRequests?: readonly number[]
    readonly source?: unknown
  }
  readonly layers?: Readonly<Record<string, unknown>>
}

/** A case becomes questions; none where a verdict is of something that no operation of ours does, with the reason in words. */
export type Mapping = (it: ObservedCase) => readonly Question[] | string

/** The questions of a case, one for each layer that answered it. */
export function question(
  { id, title }: ObservedCase,
  layer: string,
  observed: Outcome,
  ask: (reference: Reference) => Outcome,
): Question {
  return { id: `${id} ${layer}`, title, observed, ask }
}

export function agrees({ observed }: Question, given: Outcome): boolean {
  return observed === given || (observed === 'refuse' && (given === 'malformed' || given === 'unsupported'))
}

export function format(reference: Reference, number: number): FormatReference {
  return reference.get(number) as FormatReference
}

export function outcomeOf(verdict: { readonly outcome: string; readonly class?: string }): Outcome {
  if (verdict.outcome === 'accept') return 'accept'
  // upstream has one class for what it does not support, newer headers among it
  return verdict.class === 'unsupported' || verdict.class === 'newer' ? 'unsupported' : 'malformed'
}

export function ofVerdict({ verdict }: ObservedCase): Outcome {
  if (verdict.ok) return 'accept'
  if (verdict.class === 'TypeError') return 'refuse'
  return verdict.class === 'SessionFormatUnsupportedMigrationError' || verdict.class === 'SessionFormatUnsupportedError'
    ? 'unsupported'
    : 'malformed'
}

/** The layers of V4 say `accept`, or the letter of a class. */
export function ofLetter(letter: unknown): Outcome {
  return letter === 'accept' ? 'accept' : letter === 'U' ? 'unsupported' : 'malformed'
}

/** A layer says `true`, or in words why it refused, or that it was not asked. */
export function ofLayer(layer: unknown): Outcome | undefined {
  if (layer === undefined || layer === 'n/a') return undefined
  return layer === true ? 'accept' : 'refuse'
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The number of the last event that ends an inherited prefix, or 0: what is handed on with a log. */
export function cutOf(events: readonly unknown[], vocabulary?: readonly string[]): number {
  if (vocabulary?.includes('session/end-seed') === false) return 0
  const last = events.findLastIndex(
    (event) =>
      isRecord(event) && event.type === 'session/end-seed' && isRecord(event.data) && event.data.inherited === true,
  )
  return Math.max(last, 0)
}

export function logOf({ header, headerText, rows, rowTexts, rowLines, opts }: ObservedCase): Uint8Array {
  const lines = [headerText ?? header, ...(rowLines ?? rowTexts ?? rows ?? [])]
  return Buffer.from(
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('') + (opts?.torn ?? ''),
  )
}
