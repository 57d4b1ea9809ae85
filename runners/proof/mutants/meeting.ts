import type { Specification } from '../../../spec/reference/specification.js'
import type { FormatRecord, RuleRecord } from '../../../spec/rule-record.js'
import { breachShapes, type Shapes } from './breach-shapes.js'

/** What one reader takes a record for: a header, or an event of a placement class, and of a type that the format knows. */
interface RecordKind {
  readonly placement: string
  readonly type?: string
}

/** One way to break a rule: the records that can, and what values have to be for it, as far as lists tell. */
interface Breach {
  readonly kinds: readonly RecordKind[]
  readonly shapes: Shapes
}

/**
 * Whether one record may break two rules of a format. It says no where lists alone tell that none can: no record is two
 * kinds of records, and no value has two shapes. It says yes where only the code of a function knows.
 */
export function buildMayMeet(lists: Specification, format: FormatRecord): (first: string, second: string) => boolean {
  const kinds = [...kindsOf(format), ...kindsOfAdapters(lists)]
  const known = new Map<string, readonly Breach[]>()
  const breachesOf = (rule: string) => {
    const found = known.get(rule) ?? breaches(lists, format, kinds, rule)
    known.set(rule, found)
    return found
  }
  return (first, second) =>
    breachesOf(first).some((one) => breachesOf(second).some((other) => areOfOneRecord(one, other)))
}

/** A type of the format has one placement; one that it does not know is never on the surface. */
function kindsOf({ events }: FormatRecord): RecordKind[] {
  const strangers = ['log-only', 'unknown', 'opaque'].map((placement) => ({ placement }))
  return [{ placement: 'header' }, ...strangers, ...events.map(({ placement, type }) => ({ placement, type }))]
}

function breaches(
  lists: Specification,
  format: FormatRecord,
  kinds: readonly RecordKind[],
  rule: string,
): readonly Breach[] {
  if (rule in lists.functions) return [{ kinds: kindsOfFunction(lists, kinds, rule), shapes: new Map() }]
  return Object.entries(format.targets).flatMap(([target, { schema, rules }]) =>
    Object.keys(rules)
      .filter((path) => rules[path] === rule)
      .map((path) => ({
        kinds: kinds.filter((kind) => isJudgedBy(kind, target)),
        shapes: breachShapes(schema, path, target.startsWith('data:') ? '/data' : ''),
      })),
  )
}

/** Who makes requests and reads streams has to do with roles, members and events of the provider, by the names in `events`. */
function kindsOfAdapters({ rules }: Specification): RecordKind[] {
  const names = Object.values(rules).flatMap((rule) => (isOfAdapter(rule) ? rule.events : []))
  return [...new Set(names)].map((type) => ({ placement: 'adapter', type }))
}

const adapterPlaces = new Set(['assemble', 'stream', 'translate', 'project', 'inspect'])

function isOfAdapter({ at }: RuleRecord): boolean {
  return at.some((place) => adapterPlaces.has(place))
}

/** A word that is neither `surface` nor a type (`all`) stands for every record, and so does nothing at all. */
function kindsOfFunction(lists: Specification, kinds: readonly RecordKind[], rule: string): readonly RecordKind[] {
  const record = lists.rules[rule]
  const events = record?.events ?? []
  if (record && isOfAdapter(record)) {
    const own = kinds.filter(({ placement }) => placement === 'adapter')
    return events.length === 0 ? own : own.filter(({ type }) => events.includes(type as string))
  }
  if (events.includes('surface')) return kinds.filter(isOfSurface)
  if (events.length === 0 || events.some((type) => !type.includes('/'))) return kinds
  const inventory = new Set(kinds.map(({ type }) => type))
  const isOnStranger = events.some((type) => !inventory.has(type))
  return kinds.filter(({ type, placement }) =>
    type === undefined ? isOnStranger && placement !== 'header' : events.includes(type),
  )
}

function isOfSurface({ placement }: RecordKind): boolean {
  return placement === 'surface' || placement === 'assistant'
}

function isJudgedBy({ placement, type }: RecordKind, target: string): boolean {
  if (target === 'header' || placement === 'header') return target === placement
  return target === 'event' || target === `placement:${placement}` || target === `data:${type}`
}

function areOfOneRecord(one: Breach, other: Breach): boolean {
  if (!one.kinds.some((kind) => other.kinds.includes(kind))) return false
  return [...one.shapes].every(([place, shapes]) => {
    const others = other.shapes.get(place)
    return others === undefined || shapes.some((shape) => others.includes(shape))
  })
}
