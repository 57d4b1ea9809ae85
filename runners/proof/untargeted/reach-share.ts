import { drawnQuestions, type Way } from '../../../generators/reach/drawn.js'
import { sampled } from '../../../generators/sample.js'
import { knownFormats } from '../../../spec/generated/formats.js'
import type { RuleId } from '../../../spec/generated/rules.js'
import { specification } from '../../../spec/reference/specification.js'
import { caseOf } from '../../fuzz/generated-case.js'
import { KitJudge } from '../../fuzz/kit-judge.js'
import { interpretSchema } from '../interpret-schema.js'
import { typesIn } from '../mutants/traces.js'
import { type Reached, reachedBy } from './reach.js'

/** Some runs of one way, and the rules that are still looked for. */
export interface Share {
  readonly way: Way
  readonly seed: number
  readonly runs: readonly number[]
  readonly rules: readonly RuleId[]
  /** Types and constraints that other runs have met. */
  readonly met: readonly string[]
}

/** What the runs of a share found: each with the first run that did. */
export interface Found {
  readonly rules: readonly (readonly [RuleId, Reached])[]
  /** Types of events and constraints, `type 4 turn/start` and `site 4 event#/type`, by the run that met them first. */
  readonly met: readonly (readonly [run: number, marks: readonly string[]])[]
}

/** What is not aimed is the same whatever rule is named. */
const anyRule: RuleId = 'turn.one-open'

/** Makes the questions of shares again and again, with the same references. */
export class Reacher {
  readonly #judge = new KitJudge()
  readonly #asked = new Set<string>()
  readonly #tracing = new KitJudge(specification, ({ format, target, schema }) => {
    const validate = interpretSchema(schema(), (path) => this.#asked.add(`site ${format} ${target}${path}`))
    return { first: validate, every: validate }
  })

  found({ way, seed, runs, rules, met }: Share): Found {
    if (way === 'aimed') return { rules: rules.flatMap((id) => this.#aimed(id, seed, runs)), met: [] }
    const arbitrary = drawnQuestions(way, this.#judge, anyRule)
    const left = new Set(rules)
    const known = new Set(met)
    const reached: [RuleId, Reached][] = []
    const fresh: [number, string[]][] = []
    for (const run of runs) {
      const drawn = sampled(arbitrary, seed, run)
      const { subject, changes } = drawn
      for (const id of reachedBy(drawn, way, this.#judge, left)) {
        left.delete(id)
        reached.push([id, { way, subject, changes, seed, run }])
      }
      if (way !== 'valid') continue
      const marks = this.metBy(drawn.question).filter((mark) => !known.has(mark))
      for (const mark of marks) known.add(mark)
      if (marks.length > 0) fresh.push([run, marks])
    }
    return { rules: reached, met: fresh }
  }

  /** The first of some runs that are aimed at a rule and reach it; nothing where none does. */
  #aimed(id: RuleId, seed: number, runs: readonly number[]): [RuleId, Reached][] {
    const arbitrary = drawnQuestions('aimed', this.#judge, id)
    for (const run of runs) {
      const drawn = sampled(arbitrary, seed, run)
      const { subject, changes } = drawn
      if (reachedBy(drawn, 'aimed', this.#judge, [id]).length > 0)
        return [[id, { way: 'aimed', subject, changes, seed, run }]]
    }
    return []
  }

  /** Whether a recorded question reaches a rule still. */
  reaches(id: RuleId, { way, seed, run }: Reached): boolean {
    const drawn = sampled(drawnQuestions(way, this.#judge, id), seed, run)
    return reachedBy(drawn, way, this.#judge, [id]).length === 1
  }

  /** The types of events and the constraints that one valid question meets. */
  marksOf(seed: number, run: number): string[] {
    return this.metBy(sampled(drawnQuestions('valid', this.#judge, anyRule), seed, run).question)
  }

  private metBy(question: Parameters<KitJudge['answer']>[0]): string[] {
    this.#asked.clear()
    this.#tracing.answer(question)
    const { events } = specification.formats[question.format] ?? { events: [] }
    const types = typesIn(
      caseOf(question, 'generated'),
      events.map(({ type }) => type),
    )
    return [
      ...types.map((type) => `type ${question.format} ${type}`),
      ...[...this.#asked].filter((it) => allMarks.has(it)),
    ]
  }
}

/** Every type of event by format, and every constraint that leads to a rule. */
export const allMarks: ReadonlySet<string> = new Set(
  knownFormats.flatMap((format) => {
    const { events = [], targets = {} } = specification.formats[format] ?? {}
    const sites = Object.entries(targets).flatMap(([target, { rules }]) =>
      Object.keys(rules).map((path) => `site ${format} ${target}${path}`),
    )
    return [...events.map(({ type }) => `type ${format} ${type}`), ...sites]
  }),
)
