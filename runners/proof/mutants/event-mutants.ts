import type { Specification } from '../../../spec/reference/specification.js'
import type { EventRecord, FormatRecord } from '../../../spec/rule-record.js'
import { formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import type { OperatorId } from './operators.js'

const otherPlacement: Readonly<Record<string, string>> = {
  surface: 'log-only',
  assistant: 'surface',
  'log-only': 'surface',
}

/** The mutants of the tables of events, and of the metadata that each placement class has. */
export function eventMutants(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) => [
    ...format.events.flatMap((row, index) => rowMutants(lists, format, row, index)),
    ...Object.keys(format.targets)
      .filter((name) => name.startsWith('placement:'))
      .map((name) => withoutMetadata(lists, format, name)),
  ])
}

function rowMutants(lists: Specification, format: FormatRecord, row: EventRecord, index: number): Mutant[] {
  const made = (operator: OperatorId, what: string, rows: readonly EventRecord[]) =>
    mutantOf(operator, format.format, {
      place: row.type,
      rule: undefined,
      what: `${row.type} ${what}`,
      reachedBy: [`type ${row.type}`],
      lists: () => withFormat(lists, { ...format, events: rows }),
    })
  const flipped = (column: 'installed' | 'exempt' | 'added') =>
    made(
      `${column}-flip`,
      `${column} ${row[column]} → ${!row[column]}`,
      format.events.with(index, { ...row, [column]: !row[column] }),
    )
  const placement = otherPlacement[row.placement] as string
  return [
    made('event-drop', '→ ∅', format.events.toSpliced(index, 1)),
    made('placement-change', `${row.placement} → ${placement}`, format.events.with(index, { ...row, placement })),
    ...(isInstalledFelt(lists, format, row) ? [flipped('installed')] : []),
    ...(isExemptFelt(lists, format, row) ? [flipped('exempt')] : []),
    // the restorer of V4 knows no type by itself, and nothing restores a format that is only converted
    ...(format.format <= 3 && isRestored(format) ? [flipped('added')] : []),
  ]
}

function isRestored({ checks }: FormatRecord): boolean {
  return checks.some(({ at }) => at === 'restore')
}

/** A codec knows every surface type in any case; of the others it has to look at something, to be felt. */
function isInstalledFelt(lists: Specification, format: FormatRecord, { type, placement }: EventRecord): boolean {
  return placement === 'log-only' && (decodes(format, 'placement:log-only') || looksAtData(lists, format, type))
}

/** Only a codec exempts, and only from looking at the data of a type that it knows. */
function isExemptFelt(
  lists: Specification,
  format: FormatRecord,
  { type, placement, installed }: EventRecord,
): boolean {
  return (placement !== 'log-only' || !installed) && looksAtData(lists, format, type)
}

function looksAtData(lists: Specification, format: FormatRecord, type: string): boolean {
  const isOnType = (rule: string) =>
    lists.rules[rule]?.function !== null && lists.rules[rule]?.events.includes(type) === true
  return decodes(format, `data:${type}`) || [...decodeRules(format)].some(isOnType)
}

/** Whether decoding judges a constraint of a tree. */
function decodes(format: FormatRecord, target: string): boolean {
  const rules = decodeRules(format)
  return Object.values(format.targets[target]?.rules ?? {}).some((rule) => rules.has(rule))
}

function decodeRules({ checks }: FormatRecord): ReadonlySet<string> {
  return new Set(checks.filter(({ at }) => at === 'decode').flatMap(({ rules }) => rules))
}

function withoutMetadata(lists: Specification, format: FormatRecord, name: string): Mutant {
  return mutantOf('metadata-drop', format.format, {
    place: name,
    rule: undefined,
    what: `${name} → ∅`,
    reachedBy: Object.keys(format.targets[name]?.rules ?? {}).map((path) => `failed ${name}${path}`),
    lists: () => {
      const { [name]: _dropped, ...targets } = format.targets
      return withFormat(lists, { ...format, targets })
    },
  })
}
