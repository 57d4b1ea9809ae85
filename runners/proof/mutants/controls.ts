import type { Specification } from '../../../spec/reference/specification.js'
import type { Schema } from '../../../spec/reference/validators.js'
import type { FormatRecord, RuleRecord, TargetRecord } from '../../../spec/rule-record.js'
import { formatsOf, type Mutant, mutantOf, withFormat } from './mutant.js'
import { neighbours } from './table-mutants.js'

/** An inverted control: lists that say the same in other words. Vectors that told them apart would be wrong. */
export interface Control {
  /** What was written otherwise. */
  readonly kind: string
  /** One at least; each has to survive. */
  readonly mutants: readonly Mutant[]
}

export function controlsOf(lists: Specification): Control[] {
  return [
    { kind: 'a constraint that is written twice', mutants: envelopes(lists, writtenTwice) },
    { kind: 'an allOf that is nested once more', mutants: envelopes(lists, nested) },
    { kind: 'a limit of whole numbers that is written the other way', mutants: envelopes(lists, exclusive) },
    { kind: 'the choices of an enum in another order', mutants: withTargets(lists) },
    { kind: 'neighbours in another order that are on different types of events', mutants: apart(lists) },
    { kind: 'rows of checks in another order that are of different places', mutants: withRows(lists) },
    { kind: 'the rows of the table of events in another order', mutants: withEvents(lists) },
    { kind: 'the places and the types of every rule in another order', mutants: [withRules(lists, reversedLists)] },
    { kind: 'the rules in another order', mutants: [withRules(lists, (rules) => rules.reverse())] },
  ]
}

type Tree = TargetRecord

/** Each format with another tree of the envelope, which every event meets. */
function envelopes(lists: Specification, change: (tree: Tree) => Tree): Mutant[] {
  return formatsOf(lists).map((format) => {
    const event = change(format.targets.event as Tree)
    return mutantOf('type-narrow', format.format, {
      ...same('envelope'),
      rule: 'envelope.seq',
      target: { format: format.format, name: 'event' },
      reachedBy: ['asked event#/properties/seq/type'],
      lists: () => withFormat(lists, { ...format, targets: { ...format.targets, event } }),
    })
  })
}

const seqOf = (tree: Tree) => (tree.schema.properties as { seq: Schema & { minimum: number } }).seq

function withSeq(tree: Tree, seq: Schema, paths: readonly string[]): Tree {
  const more = Object.fromEntries(paths.map((path) => [`#/properties/seq/${path}`, 'envelope.seq']))
  const properties = { ...(tree.schema.properties as Schema), seq }
  return { schema: { ...tree.schema, properties }, rules: { ...tree.rules, ...more } }
}

function writtenTwice(tree: Tree): Tree {
  const { minimum } = seqOf(tree)
  return withSeq(tree, { ...seqOf(tree), allOf: [{ minimum }] }, ['allOf/0/minimum'])
}

function nested(tree: Tree): Tree {
  const paths = Object.keys(seqOf(tree)).map((keyword) => `allOf/0/allOf/0/${keyword}`)
  return withSeq(tree, { allOf: [{ allOf: [seqOf(tree)] }] }, paths)
}

function exclusive(tree: Tree): Tree {
  const { minimum, ...seq } = seqOf(tree)
  return withSeq(tree, { ...seq, exclusiveMinimum: minimum - 1 }, ['exclusiveMinimum'])
}

/** Each tree that has a choice by itself. */
function withTargets(lists: Specification): Mutant[] {
  return formatsOf(lists).flatMap((format) =>
    Object.entries(format.targets).flatMap(([name, tree]) => {
      const enums = Object.keys(tree.rules).filter((path) => path.endsWith('/enum'))
      if (enums.length === 0) return []
      const changed = { ...tree, schema: enumsReversed(tree.schema) as Schema }
      return mutantOf('choice-lose', format.format, {
        ...same(name),
        target: { format: format.format, name },
        reachedBy: enums.map((path) => `asked ${name}${path}`),
        lists: () => withFormat(lists, { ...format, targets: { ...format.targets, [name]: changed } }),
      })
    }),
  )
}

function enumsReversed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(enumsReversed)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name,
      name === 'enum' && Array.isArray(value) ? [...value].reverse() : enumsReversed(value),
    ]),
  )
}

/** Each such pair of format 4 by itself. */
function apart(lists: Specification): Mutant[] {
  const format = lists.formats[4] as FormatRecord
  return format.checks.flatMap((row, index) => {
    const meeting = new Set(neighbours(lists, format, row).map(([first]) => first))
    return row.rules.slice(0, -1).flatMap((first, at) => {
      if (meeting.has(first)) return []
      const second = row.rules[at + 1] as string
      const rules = row.rules.with(at, second).with(at + 1, first)
      return mutantOf('check-swap', 4, {
        ...same(`${row.at} ${row.stage} ${first} ${second}`),
        rule: first,
        reachedBy: [`broken ${first}`, `broken ${second}`],
        lists: () => withFormat(lists, { ...format, checks: format.checks.with(index, { ...row, rules }) }),
      })
    })
  })
}

function withRows(lists: Specification): Mutant[] {
  return formatsOf(lists).map((format) => {
    const places = [...new Set(format.checks.map(({ at }) => at))].reverse()
    const checks = places.flatMap((place) => format.checks.filter(({ at }) => at === place))
    return everywhere(lists, { ...format, checks })
  })
}

function withEvents(lists: Specification): Mutant[] {
  return formatsOf(lists).map((format) => everywhere(lists, { ...format, events: [...format.events].reverse() }))
}

function reversedLists(rules: [string, RuleRecord][]): [string, RuleRecord][] {
  return rules.map(([id, rule]) => [id, { ...rule, at: [...rule.at].reverse(), events: [...rule.events].reverse() }])
}

function withRules(lists: Specification, change: (rules: [string, RuleRecord][]) => [string, RuleRecord][]): Mutant {
  const rules = Object.fromEntries(change(Object.entries(lists.rules)))
  // a rule-drop is asked of the cases of every format
  return mutantOf('rule-drop', 3, { ...same('rules'), reachedBy: typeMarks(lists), lists: () => ({ ...lists, rules }) })
}

function everywhere(lists: Specification, format: FormatRecord): Mutant {
  return mutantOf('event-drop', format.format, {
    ...same('format'),
    reachedBy: typeMarks(lists),
    lists: () => withFormat(lists, format),
  })
}

/** Any event at all. */
function typeMarks(lists: Specification): string[] {
  const types = formatsOf(lists).flatMap(({ events }) => events.map(({ type }) => type))
  return [...new Set(types)].map((type) => `type ${type}`)
}

function same(place: string) {
  return { place: `control ${place}`, rule: undefined as string | undefined, what: 'the same' }
}
