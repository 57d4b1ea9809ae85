import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { buildJudge, headerKind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import { type Breach, isObject, type JsonObject, type Refusal, type Session } from '../verdict.js'
import { headerAsRow } from './header-as-row.js'
import { compressRanges } from './ranges.js'

export interface Encoded {
  readonly outcome: 'accept'
  /** The header's record, then one for each event, as JSON texts without line feeds. */
  readonly rows: readonly string[]
}

/** What a writer is asked to store; its events are judged, so they may be anything. */
export type Unstored = Omit<Session, 'events'> & { readonly events: readonly unknown[] }

export type Encode = (session: Unstored) => Encoded | Refusal

/** Members of a stored header, in the order in which a writer puts them (note 0004). */
const headerOrder = [
  'type',
  'version',
  'id',
  'createdAt',
  'cwd',
  'parentSession',
  'isSeeded',
  'origin',
  'delegationDepth',
  'agentPreset',
]

/** Writes one Session that comes in pieces, and keeps nothing of it. After a refusal it must not be asked again. */
export interface Encoder {
  /** The row of the header, as a JSON text without a line feed. */
  header(header: JsonObject): Row | Refusal
  /** The row of the next event. */
  event(event: unknown): Row | Refusal
  /** The Session ends here, with its cut. */
  end(inheritedEventCount: number): Refusal | undefined
}

export interface Row {
  readonly outcome: 'accept'
  readonly row: string
}

export type OpenEncoder = () => Encoder

/** The writer's side of the codec: what it writes, its own reader takes back. */
export function buildOpenEncoder(specification: Specification, format: FormatRecord): OpenEncoder {
  const rulesOf = (stage: string) =>
    format.checks.filter((row) => row.at === 'encode' && row.stage === stage).flatMap((row) => row.rules)
  const headerJudge = buildJudge(specification, format, rulesOf('header'))
  const eventJudge = buildJudge(specification, format, rulesOf('event'))
  const endJudge = buildJudge(specification, format, rulesOf('end'))
  const classify = classifier(format, 'format')
  const refused = (breach: Breach, row: number) => refusal(specification, format.format, 'encode', breach, row)
  return () => {
    const context = { format: format.format, position: 0 }
    let written: JsonObject = {}
    return {
      header: (header) => {
        written = headerAsRow(header) as JsonObject
        const breach = headerJudge(written, headerKind, context)
        return breach ? refused(breach, 0) : { outcome: 'accept', row: JSON.stringify(ordered(written)) }
      },
      event: (event) => {
        const breach = eventJudge(event, classify(event), context)
        context.position++
        return breach ? refused(breach, context.position) : { outcome: 'accept', row: JSON.stringify(stored(event)) }
      },
      end: (cut) => {
        const breach = endJudge({ header: written, marker: cut === 0 ? undefined : cut }, noTargets, context)
        return breach && refused(breach, 0)
      },
    }
  }
}

/** The encoding of whole Sessions. A cut that does not agree with the header comes before the faults of events. */
export function buildEncode(open: OpenEncoder): Encode {
  return (session) => {
    const encoder = open()
    const header = encoder.header(session.header)
    if (header.outcome === 'refuse') return header
    const disagreement = encoder.end(session.inheritedEventCount)
    if (disagreement) return disagreement
    const rows = [header.row]
    for (const event of session.events) {
      const written = encoder.event(event)
      if (written.outcome === 'refuse') return written
      rows.push(written.row)
    }
    return { outcome: 'accept', rows }
  }
}

function ordered(header: JsonObject): JsonObject {
  return Object.fromEntries(
    headerOrder.filter((name) => Object.hasOwn(header, name)).map((name) => [name, header[name]]),
  )
}

function stored(event: unknown): unknown {
  if (!isObject(event)) return event
  const sources = Object.hasOwn(event, 'sourceEventSeqs') ? event.sourceEventSeqs : undefined
  return Array.isArray(sources) ? { ...event, sourceEventSeqs: compressRanges(sources as number[]) } : event
}
