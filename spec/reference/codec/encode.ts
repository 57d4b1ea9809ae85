import type { FormatRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { buildJudge, headerKind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, type Refusal, type Session } from '../verdict.js'
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

/** The writer's side of the codec: what it writes, its own reader takes back. */
export function buildEncode(specification: Specification, format: FormatRecord): Encode {
  const rulesOf = (stage: string) =>
    format.checks.filter((row) => row.at === 'encode' && row.stage === stage).flatMap((row) => row.rules)
  const headerJudge = buildJudge(specification, format, rulesOf('header'))
  const eventJudge = buildJudge(specification, format, rulesOf('event'))
  const endJudge = buildJudge(specification, format, rulesOf('end'))
  const classify = classifier(format, 'format')
  return (session) => {
    const context = { format: format.format, position: 0 }
    const header = { type: 'session', ...session.header }
    const counted = { header, marker: session.inheritedEventCount === 0 ? undefined : session.inheritedEventCount }
    const fault = headerJudge(header, headerKind, context) ?? endJudge(counted, noTargets, context)
    if (fault) return refusal(specification, format.format, 'encode', fault, 0)
    const rows = [JSON.stringify(ordered(header))]
    for (const [position, event] of session.events.entries()) {
      const breach = eventJudge(event, classify(event), { ...context, position })
      if (breach) return refusal(specification, format.format, 'encode', breach, position + 1)
      rows.push(JSON.stringify(stored(event)))
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
