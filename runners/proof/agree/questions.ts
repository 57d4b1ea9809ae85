import type { FormatReference, Reference } from '../../../spec/reference/reference.js'

/** What running code said of an input, and the way to ask the reference for the same. */
export interface Question {
  /** `<collection>/<case id>`, and which layer of the case is meant: `codec.strict`, `adopt`. */
  readonly id: string
  readonly title: string
  readonly observed: Outcome
  readonly ask: (reference: Reference) => Outcome
}

export type Outcome = 'accept' | 'malformed' | 'unsupported'

export interface ObservedCase {
  readonly id: string
  readonly title: string
  readonly op: string
  readonly opts?: {
    readonly validation?: string
    readonly recovery?: 'strict' | 'recoverable'
    readonly known?: unknown
    readonly extraKnown?: unknown
    readonly torn?: string
  }
  readonly header?: unknown
  readonly headerText?: string
  readonly rows?: readonly unknown[]
  readonly rowTexts?: readonly string[]
  readonly rowLines?: readonly string[]
  readonly event?: unknown
  readonly events?: readonly unknown[]
  readonly verdict: { readonly ok: boolean; readonly class?: string }
  readonly layers?: Readonly<Record<string, unknown>>
}

/** A case becomes questions; none where a verdict says nothing about what is judged so far, with the reason in words. */
type Mapping = (it: ObservedCase) => readonly Question[] | string

const plainHeader = { type: 'session', version: 4, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }

/** How each operation of the cases is asked of the reference. An operation that is not here is not judged yet. */
export const mappings: Readonly<Record<string, Mapping>> = {
  acceptV4: (it) =>
    (['strict', 'recoverable'] as const).map((recovery) => ({
      ...named(it, `codec.${recovery}`),
      observed: ofLetter(it.layers?.[`codec.${recovery}`]),
      ask: (reference) => outcomeOf(format(reference, 4).decode(logOf(it), recovery)),
    })),
  rowAdmission: (it) => {
    if (it.opts?.known !== undefined) return 'the codec takes no vocabulary'
    // one row, whatever its number: a recoverable read refuses it for its admission alone
    const rows = (it.rows ?? []).map((row, seq) => (isRecord(row) ? { ...row, seq } : row))
    return [
      {
        ...named(it, 'row'),
        observed: ofVerdict(it),
        ask: (reference) =>
          outcomeOf(format(reference, 4).decode(logOf({ ...it, header: plainHeader, rows }), 'recoverable')),
      },
    ]
  },
  headerV4: (it) => {
    const header = it.headerText === undefined ? it.header : JSON.parse(it.headerText)
    if (isRecord(header) && header.isSeeded === true) return 'a seeded header alone is no log'
    if (isRecord(header) && Object.hasOwn(header, 'type')) return 'the logical header has no type; a stored one has'
    const stored = isRecord(header)
      ? { ...it, headerText: (it.headerText ?? JSON.stringify(header)).replace('{', '{"type":"session",') }
      : it
    return [
      {
        ...named(it, 'header'),
        observed: ofVerdict(it),
        ask: (reference) => outcomeOf(format(reference, 4).decode(logOf({ ...stored, rows: [] }), 'strict')),
      },
    ]
  },
  encodeV4: (it) => [
    {
      ...named(it, 'encode'),
      observed: ofVerdict(it),
      ask: (reference) =>
        outcomeOf(
          format(reference, 4).encode({
            header: it.header as Record<string, unknown>,
            events: it.rows ?? [],
            inheritedEventCount: 0,
          }),
        ),
    },
  ],
  acceptV3: (it) => {
    if (it.opts?.extraKnown !== undefined) return 'the codec takes no vocabulary'
    if (!it.verdict.ok && it.opts?.validation !== 'transformed')
      return 'refused with relationships, which are not judged yet'
    const recovery = it.opts?.recovery ?? 'strict'
    return [
      {
        ...named(it, `codec.${recovery}`),
        observed: ofVerdict(it),
        ask: (reference) => outcomeOf(format(reference, 3).decode(logOf(it), recovery)),
      },
    ]
  },
  restore: (it) => installed(it, 4),
  restore3: (it) => installed(it, 3),
  adopt: (it) => [
    { ...named(it, 'adopt'), observed: ofVerdict(it), ask: (reference) => adopted(format(reference, 4), [it.event]) },
  ],
}

/** A log as the installed Session opens it: what the file layer takes, the codec takes; and the adoption of its events. */
function installed(it: ObservedCase, number: number): readonly Question[] | string {
  if (!it.events) return 'its events are given as text, which no JSON value can hold'
  const { events } = it
  const stored = isRecord(it.header) ? { type: 'session', ...it.header } : it.header
  const questions: Question[] = []
  if (it.layers?.file === true) {
    const log = logOf({ ...it, header: stored, rows: events })
    questions.push({
      ...named(it, 'file'),
      observed: 'accept',
      ask: (reference) => outcomeOf(format(reference, number).decode(log, 'strict')),
    })
  }
  const adopt = it.layers?.adopt
  if (adopt !== undefined && adopt !== 'n/a' && it.opts?.known === undefined) {
    questions.push({
      ...named(it, 'adopt'),
      observed: adopt === true ? 'accept' : 'malformed',
      ask: (reference) => adopted(format(reference, number), events),
    })
  }
  return questions.length > 0 ? questions : 'refused with relationships, which are not judged yet'
}

function named({ id, title }: ObservedCase, layer: string): { id: string; title: string } {
  return { id: `${id} ${layer}`, title }
}

function format(reference: Reference, number: number): FormatReference {
  return reference.get(number) as FormatReference
}

function adopted(reference: FormatReference, events: readonly unknown[]): Outcome {
  const outcomes = events.map((event) => outcomeOf(reference.admitEvent(event)))
  return outcomes.find((outcome) => outcome !== 'accept') ?? 'accept'
}

function logOf({ header, headerText, rows, rowTexts, rowLines, opts }: ObservedCase): Uint8Array {
  const lines = [headerText ?? header, ...(rowLines ?? rowTexts ?? rows ?? [])]
  return Buffer.from(
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('') + (opts?.torn ?? ''),
  )
}

function outcomeOf(verdict: { readonly outcome: string; readonly class?: string }): Outcome {
  if (verdict.outcome === 'accept') return 'accept'
  // upstream has one class for what it does not support, newer headers among it
  return verdict.class === 'unsupported' || verdict.class === 'newer' ? 'unsupported' : 'malformed'
}

function ofVerdict({ verdict }: ObservedCase): Outcome {
  if (verdict.ok) return 'accept'
  return verdict.class === 'SessionFormatUnsupportedMigrationError' ? 'unsupported' : 'malformed'
}

function ofLetter(letter: unknown): Outcome {
  return letter === 'accept' ? 'accept' : letter === 'U' ? 'unsupported' : 'malformed'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
