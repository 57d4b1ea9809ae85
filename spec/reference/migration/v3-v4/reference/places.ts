import { dataOf, isObject, type JsonObject, own, step } from '../../../verdict.js'

/** Something in an event that names events by their numbers, and where it stands. */
export interface Place {
  readonly at: string
  readonly value: unknown
}

const titles: ReadonlySet<unknown> = new Set(['session/title', 'session/title-llm-request'])
const shadows: ReadonlySet<unknown> = new Set(['compaction/summary', 'compaction/prune'])

/** What has to be a list of numbers, or of objects that hold one (note 0018, References). */
export function listsOf(event: JsonObject): readonly Place[] {
  const sources = Object.hasOwn(event, 'sourceEventSeqs')
    ? [{ at: '/sourceEventSeqs', value: event.sourceEventSeqs }]
    : []
  const member = listMember(event)
  return member === undefined ? sources : [...sources, { at: `/data/${member}`, value: own(event.data, member) }]
}

function listMember({ type, data }: JsonObject): string | undefined {
  if (!isObject(data)) return undefined
  if (titles.has(type)) return 'messageSeqs'
  if (shadows.has(type)) return 'shadowedSeqs'
  return type === 'image/offload' ? 'targets' : undefined
}

/** What has to be an object that holds numbers. */
export function holdersOf(event: JsonObject): readonly Place[] {
  const { type, data } = event
  if (!isObject(data)) return []
  if (shadows.has(type)) return [{ at: '/data/shadowedRange', value: data.shadowedRange }]
  if (type !== 'image/offload' || !Array.isArray(data.targets)) return []
  return data.targets.map((value: unknown, index) => ({ at: `/data/targets${step(index)}`, value }))
}

/** The numbers of events themselves. */
export function numbersOf(event: JsonObject): readonly Place[] {
  const listed = listsOf(event).flatMap(({ at, value }) =>
    Array.isArray(value) && at !== '/data/targets'
      ? value.map((number: unknown, index) => ({ at: at + step(index), value: number }))
      : [],
  )
  const held = holdersOf(event).flatMap(({ at, value }) =>
    (shadows.has(event.type) ? ['start', 'end'] : ['seq']).flatMap((member) =>
      isObject(value) ? [{ at: `${at}/${member}`, value: own(value, member) }] : [],
    ),
  )
  return [...listed, ...endpointsOf(event), ...held, ...answeredBy(event)]
}

function endpointsOf({ surfaceOp }: JsonObject): readonly Place[] {
  if (!isObject(surfaceOp) || surfaceOp.op !== 'replace') return []
  return ['startSeq', 'endSeq'].map((member) => ({ at: `/surfaceOp/${member}`, value: own(surfaceOp, member) }))
}

function answeredBy(event: JsonObject): readonly Place[] {
  const data = dataOf(event)
  const isThere = event.type === 'command/done' && Object.hasOwn(data, 'sourceEventSeq')
  return isThere ? [{ at: '/data/sourceEventSeq', value: data.sourceEventSeq }] : []
}
