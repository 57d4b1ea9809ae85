import type { FormatRecord, RuleRecord } from '../../../spec/rule-record.js'
import type { Case } from '../../engine/cases/expand.js'
import { type OperatorId, tableOperators } from '../mutants/operators.js'
import { placeOf, refusalsOf } from '../refusals.js'
import { grouped } from './grouped.js'
import { unproven } from './proofs.js'
import type { RuleRow, Trace, TraceSources } from './trace.js'

/** What leads nowhere: where it stands, what is missing, and what to do about it. */
export interface DanglingEnd {
  /** `file:line` or the id of a vector or mutant. */
  readonly where: string
  readonly what: string
  readonly remedy: string
}

/** The effects whose rules have no mutants of their own: the list `without-mutants` of note 0014 says why. */
export const effectsWithoutMutants = ['accept', 'preserve', 'convert'] as const

export function danglingEnds(trace: Trace, sources: TraceSources): DanglingEnd[] {
  return [
    ...ruleEnds(trace, sources),
    ...placeEnds(trace, sources),
    ...sources.cases.flatMap((it) => vectorEnds(it, sources.rules)),
    ...mutantEnds(trace, sources.rules),
    ...pointerEnds(trace, sources.rules),
    ...functionEnds(trace, sources.rules),
    ...generatorEnds(trace, sources),
  ]
}

export function danglingLine({ where, what, remedy }: DanglingEnd): string {
  return `${where}: ${what}; ${remedy}`
}

type Rules = TraceSources['rules']

function ruleEnds({ rules }: Trace, { rules: records, cases, formats }: TraceSources): DanglingEnd[] {
  const accepted = new Set(cases.flatMap(({ vector, expect }) => (expect.outcome === 'accept' ? [vector.id] : [])))
  const own = grouped(cases, ({ vector }) => vector.rules)
  const isOfEdge = (id: string) => records[id]?.at.includes('edge') === true
  return rules.flatMap((row) => {
    const subjects = own.get(row.id) ?? []
    const fault = unproven(row.id, records[row.id] as RuleRecord, subjects, accepted, isOfEdge)
    return [
      ...statementEnds(row),
      ...judgeEnds(row, formats),
      ...(fault === undefined ? [] : [endOf(row, fault, `write it into vectors/${areaOf(row.id)}`)]),
      ...(row.mutants.length > 0 || (effectsWithoutMutants as readonly string[]).includes(row.effect)
        ? []
        : [endOf(row, 'no mutant is made of it', 'an operator of note 0014 has to fit what judges it')]),
    ]
  })
}

function statementEnds(row: RuleRow): DanglingEnd[] {
  return (['en', 'zh'] as const).flatMap((lang) => {
    const { text, line, file } = row.statement[lang]
    if (text !== '' && line > 0) return []
    return [endOf(row, `it is not stated in ${lang}`, `state it as a list item of ${file}`)]
  })
}

/** A rule that refuses has something that judges it, in each format; and where it is no advice, a place in the order. */
function judgeEnds(row: RuleRow, formats: readonly FormatRecord[]): DanglingEnd[] {
  if (row.effect !== 'refuse') return []
  const held = formats.map(({ format }) => format).filter((it) => it >= row.since && it <= (row.until ?? it))
  const missing = (has: (format: number) => boolean) => held.filter((it) => !has(it)).map((it) => `V${it}`)
  const unjudged = row.function ? [] : missing((it) => row.constraints.some(({ format }) => format === it))
  const unordered = row.level === 'should' ? [] : missing((it) => row.checks.some(({ format }) => format === it))
  return [
    ...(unjudged.length > 0
      ? [
          endOf(
            row,
            `no constraint and no function judges it in ${unjudged.join(', ')}`,
            'give it `schema` or `function`',
          ),
        ]
      : []),
    ...(unordered.length > 0
      ? [endOf(row, `it is in no row of a table \`checks\` in ${unordered.join(', ')}`, 'put it into one at its place')]
      : []),
    ...(row.function && row.function.file === undefined
      ? [
          endOf(
            row,
            'the function that judges it has no file',
            `write spec/reference/*/${row.id.replaceAll('.', '/')}.ts`,
          ),
        ]
      : []),
  ]
}

/** A rule in the order of checks has a refusal at that place. What a writer is held to is judged by a few of the same. */
function placeEnds({ rules }: Trace, { cases }: TraceSources): DanglingEnd[] {
  const seen = new Set(
    cases
      .filter(({ vector }) => vector.scored !== false)
      .flatMap(refusalsOf)
      .map(({ subject, rule }) => `${rule} ${subject.format} ${placeOf(subject)}`),
  )
  return rules.flatMap((row) => {
    const places = new Set(row.checks.filter(({ at }) => at !== 'encode').map(({ format, at }) => `${format} ${at}`))
    return [...places]
      .filter((place) => !seen.has(`${row.id} ${place}`))
      .map((place) => endOf(row, `no vector is refused by it at V${place}`, `write one into vectors/${areaOf(row.id)}`))
  })
}

function vectorEnds({ id, vector, format, expect }: Case, rules: Rules): DanglingEnd[] {
  const where = `vector ${id}`
  return vector.rules.flatMap((name) => {
    const rule = rules[name]
    if (rule === undefined)
      return [{ where, what: `${name} is no rule of the notes`, remedy: 'name one that `sessionproof list` has' }]
    if (expect.outcome === 'accept') return [] // may show that an older format does not have the rule
    const isHeld = (vector.to ?? format) >= rule.since && format <= (rule.until ?? format)
    if (isHeld) return []
    return [{ where, what: `${name} does not hold in V${format}`, remedy: 'take the format out of its `formats`' }]
  })
}

function mutantEnds({ mutants }: Trace, rules: Rules): DanglingEnd[] {
  return mutants.flatMap(({ id, operator, rule }) => {
    const where = `mutant ${id}`
    const isOfTable = tableOperators.has(operator as OperatorId)
    if (rule === undefined)
      return isOfTable ? [] : [{ where, what: `${operator} changes a rule, and it has none`, remedy: 'name its rule' }]
    if (isOfTable)
      return [{ where, what: `${operator} changes a table, and it names ${rule}`, remedy: 'note 0014 says `of: rule`' }]
    return rules[rule] ? [] : [{ where, what: `${rule} is no rule of the notes`, remedy: 'compile the notes' }]
  })
}

function pointerEnds({ pointers, mutants, rules: rows }: Trace, rules: Rules): DanglingEnd[] {
  const dropped = new Set(mutants.map(({ id }) => id))
  const astray = pointers.flatMap(({ format, target, path, rule }) => {
    const where = `constraint V${format} ${target}${path}`
    if (!rules[rule]) return [{ where, what: `${rule} is no rule of the notes`, remedy: 'compile the notes' }]
    const isMutated = path.endsWith('/negativeZero') || dropped.has(`constraint-drop ${format} ${target}${path}`)
    return isMutated ? [] : [{ where, what: 'no mutant drops it', remedy: 'sites.ts has to walk there' }]
  })
  const empty = rows.flatMap((row) =>
    row.schema.length > 0 && row.constraints.length === 0
      ? [endOf(row, `${row.schema.join(', ')} leads to no constraint of a format`, 'point to one that is judged')]
      : [],
  )
  return [...astray, ...empty]
}

function functionEnds({ functions }: Trace, rules: Rules): DanglingEnd[] {
  return functions.flatMap(({ file, rule }) => {
    if (rules[rule]?.function) return []
    const what = rules[rule] ? `${rule} declares no function` : `${rule} is no rule of the notes`
    return [{ where: file, what, remedy: 'declare it in a note, or take the file out' }]
  })
}

/** A rule is reached by a generated question, or there is a reason why none does. */
function generatorEnds({ rules: rows }: Trace, { rules, reached, unreached }: TraceSources): DanglingEnd[] {
  const missing = rows.flatMap((row) => {
    if (row.generator === null && !row.ungenerated)
      return [endOf(row, 'no generated question reaches it', 'run `npm run reach`, or say in unreached.yaml why not')]
    if (row.generator === null || row.ungenerated === undefined) return []
    return [endOf(row, 'it is reached, and has a reason why not', 'take the reason out of unreached.yaml')]
  })
  const astray = [...Object.keys(reached), ...unreached.keys()].filter((id) => !rules[id])
  const where = 'runners/proof/untargeted'
  return [
    ...missing,
    ...astray.map((id) => ({ where, what: `${id} is no rule of the notes`, remedy: 'run `npm run reach`' })),
  ]
}

function endOf({ id, statement }: RuleRow, what: string, remedy: string): DanglingEnd {
  return { where: `${statement.en.file}:${statement.en.line}: ${id}`, what, remedy }
}

function areaOf(id: string): string {
  return id.split('.')[0] as string
}
