import type { Admitted, v4 } from '../../../spec/browser/entry.js'
import type { Delivered } from '../../../spec/reference/admission/admit-window.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { type Case, expandVectors } from '../../engine/cases/expand.js'
import { loadVectorFiles } from '../../engine/cases/load.js'
import { vectorsDirectory } from '../../package.js'

/** What an entry for browsers is asked: one event, or one delivery. */
export interface Question {
  readonly id: string
  readonly format: number
  readonly vocabulary?: readonly string[]
  readonly asked: { readonly event: unknown } | { readonly delivered: Delivered }
}

const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors))

/** Every golden vector at `event` and at `window`, with what it expects. */
export const goldenCases: readonly Case[] = cases.filter(
  ({ request }) => request.op === 'admit' && (request.at === 'event' || request.at === 'window'),
)

export function questionOf({ id, format, request }: Case): Question {
  const { vocabulary, event, ...delivered } = request as unknown as Delivered & {
    vocabulary?: string[]
    event?: unknown
  }
  const isWindow = 'at' in request && request.at === 'window'
  return {
    id,
    format,
    ...(vocabulary === undefined ? {} : { vocabulary }),
    asked: isWindow ? { delivered } : { event },
  }
}

/** The rows of all other vectors, each as an adopted and as a live event, and together as a snapshot and as a page. */
export const rowQuestions: readonly Question[] = cases.flatMap(({ id, format, rows }) => {
  const events = (rows ?? []).slice(1).filter((row) => typeof row === 'object')
  if (events.length === 0) return []
  const window = (delivery: 'snapshot' | 'page'): Question => ({
    id: `${id} ${delivery}`,
    format,
    asked: { delivered: { events, delivery, ...(delivery === 'page' ? { before: events.length } : { cursor: 1 }) } },
  })
  return [
    ...events.map((event, index): Question => ({ id: `${id} row ${index + 1}`, format, asked: { event } })),
    ...events.map(
      (event, index): Question => ({ id: `${id} bare ${index + 1}`, format, vocabulary: [], asked: { event } }),
    ),
    ...events.map(
      (event, index): Question => ({
        id: `${id} live ${index + 1}`,
        format,
        asked: { delivered: { events: [event], delivery: 'live' } },
      }),
    ),
    window('snapshot'),
    window('page'),
  ]
})

const turn = (seq: number): v4.SessionEvent => ({ type: 'turn/start', seq, time: 1, data: { turn: 1 } }) as never
const broken = (seq: number) => ({ ...turn(seq), seq: String(seq) })
const delivery = (id: string, delivered: Delivered, verdict: Expected): [Question, Expected] => [
  { id, format: 4, asked: { delivered } },
  verdict,
]

export type Expected =
  | Admitted
  | { readonly outcome: 'refuse'; readonly rule: string; readonly row: number; readonly at: string }
const accept: Admitted = { outcome: 'accept' }
const refuse = (rule: string, row: number, at: string): Expected => ({ outcome: 'refuse', rule, row, at })

/** The three deliveries of note 0010, taken and refused. */
export const deliveries: readonly (readonly [Question, Expected])[] = [
  delivery('snapshot', { delivery: 'snapshot', events: [turn(3), turn(4)], cursor: 4 }, accept),
  delivery('empty snapshot', { delivery: 'snapshot', events: [], cursor: -1 }, accept),
  delivery(
    'snapshot behind its cursor',
    { delivery: 'snapshot', events: [turn(3), turn(4)], cursor: 5 },
    refuse('window.cursor', 2, '/seq'),
  ),
  delivery(
    'snapshot with a gap',
    { delivery: 'snapshot', events: [turn(3), turn(5)], cursor: 5 },
    refuse('window.neighbours', 2, '/seq'),
  ),
  delivery('live event', { delivery: 'live', events: [turn(9)] }, accept),
  delivery(
    'live event with a text for a number',
    { delivery: 'live', events: [broken(9)] },
    refuse('envelope.seq', 1, '/seq'),
  ),
  delivery(
    'live event with the number -0',
    { delivery: 'live', events: [turn(-0)] },
    refuse('envelope.seq', 1, '/seq'),
  ),
  delivery('page', { delivery: 'page', events: [turn(1), turn(2), turn(3)], before: 3 }, accept),
  delivery(
    'page that ends too early',
    { delivery: 'page', events: [turn(0), turn(1)], before: 3 },
    refuse('window.page', 2, '/seq'),
  ),
  delivery(
    'page with one bad event',
    { delivery: 'page', events: [turn(1), broken(2)], before: 3 },
    refuse('envelope.seq', 2, '/seq'),
  ),
]

const reference = buildReference()

/** What the kit itself answers, in Node. */
export function referenceAnswer({ format, asked, vocabulary }: Question): object {
  const judges = reference.get(format)
  if (!judges) throw new Error(`the reference does not judge format ${format}`)
  return 'event' in asked ? judges.admitEvent(asked.event, vocabulary) : judges.admitWindow(asked.delivered, vocabulary)
}
