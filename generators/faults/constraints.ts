import { formats } from '../../spec/generated/formats.js'
import type { Schema } from '../../spec/reference/validators.js'
import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import { anyPlace, type Path, type Place, placesIn, withoutPlace, withValue } from '../shrink/places.js'
import { type Breach, breachesOf, lost } from './breaches.js'
import type { Damage } from './damage.js'

/** Damage to what a constraint of the notes asks of a record: any of them, of any tree that the record is judged by. */
export const constraintDamages: readonly Damage[] = [
  {
    id: 'constraint-broken',
    weight: 20,
    apply: (question, draw, focus) => {
      const place = anyPlace(question.input, isRecord, draw)
      if (!place) return undefined
      const [path, record] = place as readonly [Path, JsonObject]
      const format = formats[question.format as 2 | 3 | 4] as FormatRecord
      const trees = treesOf(record, format)
      if (trees.length === 0) return undefined
      const [within, schema, judged] = draw.chance(2, 3) ? (trees.at(-1) as Tree) : draw.of(trees)
      const breaches = [...breachesOf(schema, judged, [...path, ...within])].filter(({ at }) => focus([at, undefined]))
      if (breaches.length === 0) return undefined
      const { at, broken } = draw.of(draw.of(byConstraint(breaches)))
      const value = broken(draw)
      const input = value === lost ? withoutPlace(question.input, at) : withValue(question.input, at, value)
      return { ...question, input }
    },
  },
]

/** Breaches by the constraint: one that ten blocks have to meet is broken as often as one of a rare member. */
function byConstraint(breaches: readonly Breach[]): (readonly Breach[])[] {
  const groups = new Map<Schema, Map<string, Breach[]>>()
  for (const breach of breaches) {
    const ofSchema = groups.get(breach.schema) ?? new Map<string, Breach[]>()
    const group = ofSchema.get(breach.keyword) ?? []
    groups.set(breach.schema, ofSchema.set(breach.keyword, [...group, breach]))
  }
  return [...groups.values()].flatMap((it) => [...it.values()])
}

/** Whether a header or an event stands at a place. */
function isRecord([path, value]: Place): boolean {
  if (!isObject(value) || path.length > 6) return false
  const isHeader = path.at(-1) === 'header' || (path.at(-1) === 0 && path.at(-2) === 'rows')
  return isHeader || (typeof value.type === 'string' && Object.hasOwn(value, 'data'))
}

/** A tree of constraints, what it judges, and the way there. */
type Tree = readonly [Path, Schema, unknown]

/** The trees of constraints that a record is judged by, each with the value that it judges and the way there. */
function treesOf(record: JsonObject, { targets, events }: FormatRecord): Tree[] {
  const tree = (name: string) => targets[name]?.schema
  if (!Object.hasOwn(record, 'data')) return tree('header') ? [[[], tree('header') as Schema, record]] : []
  const placement = events.find(({ type }) => type === record.type)?.placement ?? 'unknown'
  const named: (readonly [Path, Schema | undefined, unknown])[] = [
    ...[...placesIn(record.data)].map(([path, value]) => [['data', ...path], tree(partAt(path)), value] as const),
    [[], tree('event'), record],
    [[], tree(`placement:${placement}`), record],
    [['data'], tree(`data:${record.type}`), record.data],
  ]
  return named.filter((it): it is Tree => it[1] !== undefined)
}

/** What a part of a record is called among the trees, in formats that judge parts by trees of their own. */
function partAt(path: Path): string {
  const [owner, last] = path.slice(-2)
  if (typeof last === 'number') return owner === 'content' ? 'block' : ''
  return last === 'source' ? last : ''
}
