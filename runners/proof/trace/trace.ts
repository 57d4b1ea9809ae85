import type { FormatRecord, RuleRecord, Scope } from '../../../spec/rule-record.js'
import type { Case } from '../../engine/cases/expand.js'
import type { Mutant } from '../mutants/mutant.js'
import type { MutantState } from '../mutants/recorded-states.js'
import type { Reached } from '../untargeted/reach.js'
import type { FunctionFile } from './function-files.js'
import { grouped } from './grouped.js'
import { proofOf, type VectorKind, vectorKinds } from './proofs.js'

/** What a trace is computed from. A test gives it lists in which something is wrong. */
export interface TraceSources {
  readonly rules: Readonly<Record<string, RuleRecord>>
  readonly formats: readonly FormatRecord[]
  readonly cases: readonly Case[]
  readonly mutants: readonly Mutant[]
  readonly stateOf: (mutant: Mutant) => MutantState
  /** The files of the reference that export the function of a rule. */
  readonly functions: readonly FunctionFile[]
  /** The generated question that reaches a rule, and why there is none: each by the id of the rule. */
  readonly reached: Readonly<Record<string, Reached>>
  readonly unreached: ReadonlyMap<string, string>
}

/** Both ways: from a rule to all that belongs to it, and from each of that to its rules. */
export interface Trace {
  readonly rules: readonly RuleRow[]
  readonly vectors: readonly VectorRow[]
  readonly mutants: readonly MutantRow[]
  readonly pointers: readonly PointerRow[]
  readonly functions: readonly FunctionRow[]
}

/** One rule of the notes with all that belongs to it. */
export interface RuleRow extends Omit<RuleRecord, 'note' | 'statement' | 'function'> {
  readonly id: string
  readonly note: string
  readonly statement: { readonly en: Statement; readonly zh: Statement }
  /** The constraints that state it, by format and target. */
  readonly constraints: readonly ConstraintGroup[]
  /** What judges it where no schema can. A file that is not there is a dangling end. */
  readonly function: { readonly scope: Scope; readonly file: string | undefined } | null
  /** Where it stands in the order of checks. Advice stands nowhere: `at` has its places. */
  readonly checks: readonly CheckPosition[]
  readonly vectors: Readonly<Record<VectorKind, readonly string[]>>
  readonly mutants: readonly string[]
  /** A generated question that reaches it: what it is made of, and the seed and the run that make it again. */
  readonly generator: Reached | null
  /** Why no generated question does. */
  readonly ungenerated?: string
}

export interface Statement {
  readonly text: string
  readonly file: string
  readonly line: number
}

/** The constraints of a rule in one tree. */
export interface ConstraintGroup {
  readonly format: number
  readonly target: string
  readonly paths: readonly string[]
}

/** The position of a rule in a row of the tables `checks`, with its neighbours. */
export interface CheckPosition {
  readonly format: number
  readonly at: string
  readonly stage: string
  /** From 1. */
  readonly position: number
  readonly of: number
  readonly after?: string
  readonly before?: string
}

export interface VectorRow {
  readonly id: string
  readonly rules: readonly string[]
  readonly formats: readonly number[]
  readonly review?: 'unread'
}

export interface MutantRow {
  readonly id: string
  readonly operator: string
  /** Absent where a change of a table concerns no rule alone. */
  readonly rule?: string
  readonly what: string
  readonly state: MutantState
}

/** One constraint of a tree that leads to a rule. */
export interface PointerRow {
  readonly format: number
  readonly target: string
  readonly path: string
  readonly rule: string
}

export interface FunctionRow {
  readonly file: string
  /** The rule that the path of the file names. */
  readonly rule: string
}

export function traceOf(sources: TraceSources): Trace {
  const { rules, formats, cases, mutants, stateOf, functions, reached, unreached } = sources
  const vectors = [...new Set(cases.map(({ vector }) => vector))]
  const pointers = formats.flatMap(({ format, targets }) =>
    Object.entries(targets).flatMap(([target, tree]) =>
      Object.entries(tree.rules).map(([path, rule]) => ({ format, target, path, rule })),
    ),
  )
  const indexes = {
    cases: grouped(cases, ({ vector }) => vector.rules),
    mutants: grouped(mutants, ({ rule }) => (rule === undefined ? [] : [rule])),
    pointers: grouped(pointers, ({ rule }) => [rule]),
    files: new Map(functions.map(({ rule, file }) => [rule, file])),
    checks: checksBy(formats),
    reached: new Map(Object.entries(reached)),
    unreached,
  }
  return {
    rules: Object.entries(rules).map(([id, rule]) => rowOf(id, rule, indexes)),
    vectors: vectors.map(({ id, rules: own, formats: held, review }) => ({
      ...{ id, rules: own, formats: held },
      ...(review ? { review } : {}),
    })),
    mutants: mutants.map((mutant) => {
      const { id, operator, rule, what } = mutant
      return { id, operator, ...(rule === undefined ? {} : { rule }), what, state: stateOf(mutant) }
    }),
    pointers,
    functions: functions.map(({ file, rule }) => ({ file, rule })),
  }
}

/** What belongs to each rule, by its id. */
interface Indexes {
  readonly cases: ReadonlyMap<string, readonly Case[]>
  readonly mutants: ReadonlyMap<string, readonly Mutant[]>
  readonly pointers: ReadonlyMap<string, readonly PointerRow[]>
  readonly files: ReadonlyMap<string, string>
  readonly checks: ReadonlyMap<string, readonly CheckPosition[]>
  readonly reached: ReadonlyMap<string, Reached>
  readonly unreached: ReadonlyMap<string, string>
}

function rowOf(id: string, rule: RuleRecord, indexes: Indexes): RuleRow {
  const { note, statement, function: scope, ...record } = rule
  const reason = indexes.unreached.get(id)
  const stated = (lang: 'en' | 'zh'): Statement => ({
    text: statement[lang],
    file: `agent-notes/${note}${lang === 'zh' ? '.zh' : ''}.md`,
    line: statement.lines[lang],
  })
  return {
    id,
    note,
    ...record,
    statement: { en: stated('en'), zh: stated('zh') },
    constraints: constraintsBy(indexes.pointers.get(id) ?? []),
    function: scope && { scope, file: indexes.files.get(id) },
    checks: indexes.checks.get(id) ?? [],
    vectors: vectorsBy(id, indexes.cases.get(id) ?? []),
    mutants: (indexes.mutants.get(id) ?? []).map((mutant) => mutant.id),
    generator: indexes.reached.get(id) ?? null,
    ...(reason === undefined ? {} : { ungenerated: reason }),
  }
}

function constraintsBy(pointers: readonly PointerRow[]): ConstraintGroup[] {
  const targets = grouped(pointers, ({ format, target }) => [`${format} ${target}`])
  return [...targets.values()].map((own) => {
    const { format, target } = own[0] as PointerRow
    return { format, target, paths: own.map(({ path }) => path) }
  })
}

/** A vector stands under the first kind that one of its cases has. */
function vectorsBy(id: string, cases: readonly Case[]): RuleRow['vectors'] {
  const kinds = new Map<string, Set<VectorKind>>()
  for (const subject of cases) {
    const own = kinds.get(subject.vector.id)
    const kind = proofOf(id, subject)
    if (own) own.add(kind)
    else kinds.set(subject.vector.id, new Set([kind]))
  }
  const first = (own: ReadonlySet<VectorKind>) => vectorKinds.find((kind) => own.has(kind))
  const of = (kind: VectorKind) => [...kinds].flatMap(([vector, own]) => (first(own) === kind ? [vector] : []))
  return { refusing: of('refusing'), warning: of('warning'), accepting: of('accepting'), other: of('other') }
}

function checksBy(formats: readonly FormatRecord[]): ReadonlyMap<string, readonly CheckPosition[]> {
  const positions = formats.flatMap(({ format, checks }) =>
    checks.flatMap(({ at, stage, rules }) =>
      rules.map((rule, index) => {
        const [after, before] = [rules[index - 1], rules[index + 1]]
        const neighbours = { ...(after === undefined ? {} : { after }), ...(before === undefined ? {} : { before }) }
        return { rule, check: { format, at, stage, position: index + 1, of: rules.length, ...neighbours } }
      }),
    ),
  )
  const byRule = grouped(positions, ({ rule }) => [rule])
  return new Map([...byRule].map(([rule, own]) => [rule, own.map(({ check }) => check)]))
}
