import { loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { inDoubt } from '../../../spec/reference/gate/in-doubt.js'
import { buildReference, type Reference } from '../../../spec/reference/reference.js'
import type { Specification } from '../../../spec/reference/specification.js'
import { projectionName, type ValidatorSource, type Validators } from '../../../spec/reference/validators.js'
import type { Case } from '../../engine/cases/expand.js'
import { judgeAnswer } from '../../engine/classify.js'
import { askAtOnce } from '../../engine/directories.js'
import { respond } from '../../implementations/implementation.js'
import { referenceImplementation } from '../../implementations/reference/implementation.js'
import { interpretValidators } from '../interpret-schema.js'
import type { Mutant } from './mutant.js'
import { type Traces, traced, typesIn } from './traces.js'

const decompressor = await loadDecompressor()
const compressor = await loadCompressor()
const reports = new Set(['class', 'rule', 'place', 'code', 'warnings'])

/** Answers a request as an implementation that is built from some lists. */
export type Answers = (request: Case['request']) => unknown

/** Without gates, which are slow to make: a mutant meets a few rows. That they answer as the judges do is a test of theirs. */
export function answersOf(lists: Specification): Answers {
  return answering(buildReference({ ...lists, gates: inDoubt }))
}

function answering(reference: Reference): Answers {
  const implementation = referenceImplementation(
    'proof',
    reference,
    () => decompressor,
    () => compressor,
  )
  return (request) => respond(implementation, { id: 0, ...request } as never)
}

export type Outcome =
  /** `by` is the first case that tells the mutant from the reference, `kills` are all that do, where they were asked for. */
  | { readonly state: 'killed'; readonly by: string; readonly kills?: readonly string[] }
  /** No case does, of so many that reach it. */
  | { readonly state: 'survived'; readonly reached: number }

/** Tries mutants of some lists on golden cases. */
export class Trial {
  readonly #lists: Specification
  readonly #cases: readonly Case[]
  readonly #traces: ReadonlyMap<number, Traces>
  readonly #known = new Map<string, Validators>()

  readonly #shared: ValidatorSource = (projection) => {
    const name = projectionName(projection)
    const found = this.#known.get(name) ?? interpretValidators(projection)
    this.#known.set(name, found)
    return found
  }

  constructor(lists: Specification, cases: readonly Case[]) {
    this.#lists = lists
    this.#cases = cases.filter(({ vector }) => vector.scored !== false)
    this.#traces = tracesOf(lists, this.#cases)
  }

  /** The lists themselves, with the same validators. */
  reference(): Specification {
    return { ...this.#lists, validators: this.#shared }
  }

  /** The lists of a mutant, with validators that are made once for all trees that are as in the reference. */
  prepared(mutant: Mutant): Specification {
    const { target } = mutant
    const validators: ValidatorSource = (projection) => {
      if (target?.name === projection.target && target.format === projection.format)
        return interpretValidators(projection)
      return this.#shared(projection)
    }
    return { ...mutant.lists(), validators }
  }

  /** The cases that may tell a mutant from the reference, those on its rule first. */
  reaching(mutant: Mutant): Case[] {
    const { reachedBy, rule, operator } = mutant
    const formats = operator === 'rule-drop' ? [...this.#traces.keys()] : [formatOf(mutant)]
    const found = new Set(formats.flatMap((it) => reachedBy.flatMap((mark) => this.#traces.get(it)?.get(mark) ?? [])))
    const cases = [...found].map((index) => this.#cases[index] as Case)
    const isOwn = ({ vector }: Case) => rule !== undefined && vector.rules.includes(rule)
    return [...cases.filter(isOwn), ...cases.filter((it) => !isOwn(it))]
  }

  /** Cases to make inputs from: those that reach a mutant and those on its rules; all of its format where there is none. */
  related(mutant: Mutant): Case[] {
    const rules = [mutant.rule, mutant.other]
    const own = this.#cases.filter(({ vector }) => vector.rules.some((rule) => rules.includes(rule)))
    const cases = [...new Set([...this.reaching(mutant), ...own])].filter((it) => it.format === formatOf(mutant))
    return cases.length > 0 ? cases : this.#cases.filter((it) => it.format === formatOf(mutant))
  }

  run(mutant: Mutant): Outcome {
    const cases = this.reaching(mutant)
    const answers = answersOf(this.prepared(mutant))
    const killer = cases.find((it) => isTold(it, answers))
    return killer ? { state: 'killed', by: killer.id } : { state: 'survived', reached: cases.length }
  }

  /** The same with every case that kills the mutant, which takes as many times as long as cases reach it. */
  runAll(mutant: Mutant): Outcome {
    const cases = this.reaching(mutant)
    const answers = answersOf(this.prepared(mutant))
    const [by, ...others] = cases.filter((it) => isTold(it, answers)).map(({ id }) => id)
    if (by === undefined) return { state: 'survived', reached: cases.length }
    return { state: 'killed', by, kills: [by, ...others] }
  }
}

function formatOf({ id, operator }: Mutant): number {
  return Number(id.slice(operator.length + 1).split(' ')[0])
}

/** Whether the answer to a case is another than it expects. A crash is another answer. */
function isTold(subject: Case, answers: Answers): boolean {
  try {
    const { answer, found } = askAtOnce(decompressor, subject, answers)
    return judgeAnswer(subject, answer, reports, found).state !== 'pass'
  } catch {
    return true
  }
}

function tracesOf(lists: Specification, cases: readonly Case[]): ReadonlyMap<number, Traces> {
  const traces = new Map<number, Map<string, number[]>>()
  let marks = new Set<string>()
  const answers = answersOf(traced(lists, (mark) => marks.add(mark)))
  for (const [index, subject] of cases.entries()) {
    marks = new Set()
    askAtOnce(decompressor, subject, answers)
    const types = lists.formats[subject.format]?.events.map(({ type }) => type) ?? []
    for (const type of typesIn(subject, types)) marks.add(`type ${type}`)
    const ofFormat = traces.get(subject.format) ?? new Map<string, number[]>()
    traces.set(subject.format, ofFormat)
    for (const mark of marks) {
      const list = ofFormat.get(mark)
      if (list) list.push(index)
      else ofFormat.set(mark, [index])
    }
  }
  return traces
}
