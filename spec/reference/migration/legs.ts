import type { FormatRecord, StageRecord } from '../../rule-record.js'
import type { Gate } from '../gate/gate.js'
import { buildJudge, concerns, inventoryOf, type Judge, type Kind } from '../judge.js'
import type { StepFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'

/**
 * Stages of an edge in a row that judge the same record, since none but the last has steps. As far as they are for
 * records of one kind: first their rules judge a record, then their steps convert it.
 */
export interface Leg {
  /** Says yes to most records that the judge has nothing against. */
  readonly isSound: Gate
  readonly judge: Judge
  readonly steps: readonly StepFunction[]
}

/** The legs of some stages, in their order. */
export function buildLegs(
  specification: Specification,
  format: FormatRecord,
  stages: readonly StageRecord[],
): (kind: Kind) => readonly Leg[] {
  const legs = joined(stages).map((leg) => buildLeg(specification, format, leg))
  return (kind) => legs.map((leg) => leg(kind))
}

type RulesAndSteps = Pick<StageRecord, 'rules' | 'steps'>

function joined(stages: readonly StageRecord[]): RulesAndSteps[] {
  const legs: RulesAndSteps[] = []
  let rules: readonly string[] = []
  for (const stage of stages) {
    rules = [...rules, ...stage.rules]
    if (stage.steps.length === 0) continue
    legs.push({ rules, steps: stage.steps })
    rules = []
  }
  return rules.length === 0 ? legs : [...legs, { rules, steps: [] }]
}

function buildLeg(
  specification: Specification,
  format: FormatRecord,
  { rules, steps }: RulesAndSteps,
): (kind: Kind) => Leg {
  const inventory = inventoryOf(format)
  const judge = buildJudge(specification, format, rules)
  const gates = specification.gates(specification, format, rules)
  const stepsOf = (kind: Kind) =>
    steps.filter((id) =>
      concerns({ events: specification.rules[id]?.events ?? [], isRelation: false }, kind, inventory),
    )
  return (kind) => ({
    isSound: gates(kind),
    judge,
    steps: stepsOf(kind).flatMap((id) => functionOf<StepFunction>(specification, id) ?? []),
  })
}

/** What judges a rule, or is a step; undefined where it is none of the specification. */
export function functionOf<Function>({ functions }: Specification, id: string): Function | undefined {
  return (functions as unknown as Readonly<Record<string, Function | undefined>>)[id]
}
