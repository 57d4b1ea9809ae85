import type { EventRecord, FormatRecord, StageRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import {
  buildJudge,
  concerns,
  headerKind,
  inventoryOf,
  type Judge,
  judgedRules,
  type Kind,
  noTargets,
  remembered,
} from '../judge.js'
import { refusal } from '../refusal.js'
import type { EdgeEndFunction, StepFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, type Refusal } from '../verdict.js'
import { EdgeState } from './state/edge-state.js'

/** One log on its way over the edge from its format to the next. */
export interface Edge {
  /** The header of the target. */
  readonly header: JsonObject
  /** Takes the next event of the source. After a refusal it must not be asked again. */
  event(event: unknown): Refusal | undefined
  /** The source ends here, with the cut that came with it: the cut of the target. */
  end(cut: number): { readonly outcome: 'accept'; readonly cut: number } | Refusal
}

/**
 * Opens an edge for a log. `children` is the evidence on the Sessions that it started; `emit` takes the events of the
 * target as they are made. The order in which things are judged and done is that of the rows `edge` of the table `checks`.
 */
export type OpenEdge = (
  header: JsonObject,
  children: readonly unknown[] | undefined,
  emit: (event: JsonObject) => void,
) => Edge | Refusal

/** A stage of the table with what it is made of: first its rules judge a record, then its steps convert it. */
interface Stage {
  readonly judge: Judge
  /** Whether a rule of the stage may have something to say on records of a kind. */
  readonly isAsked: (kind: Kind) => boolean
  readonly steps: (kind: Kind) => readonly StepFunction[]
}

/** Stages that look at something else than at each event. */
const phases = ['header', 'children', 'end']

export function buildOpenEdge(specification: Specification, source: FormatRecord): OpenEdge {
  const format = { ...source, events: [...source.events, ...source.late.map(lateEvent)] }
  const rows = format.checks.filter(({ at }) => at === 'edge')
  const staged = (isMeant: (row: StageRecord) => boolean) =>
    rows.filter(isMeant).map((row) => stageOf(specification, format, row))
  const ofHeader = staged(({ stage }) => stage === 'header')
  const ofChildren = staged(({ stage }) => stage === 'children')
  const ofEvents = staged(({ stage }) => !phases.includes(stage))
  const atEnd = rows.filter(({ stage }) => stage === 'end')
  const classify = classifier(format, 'format')
  /** Of the stages those that have anything to do with a kind of events, which are few of them. */
  const stagesOf = remembered((kind: Kind) =>
    ofEvents
      .map((it) => ({ judge: it.isAsked(kind) ? it.judge : undefined, steps: it.steps(kind) }))
      .filter(({ judge, steps }) => judge || steps.length > 0),
  )
  const refused = (breach: { rule: string; at: string }, row?: number) =>
    refusal(specification, format.format, 'edge', breach, row)

  return (header, children, emit) => {
    const edge = new EdgeState(header, children, emit)
    const context = { format: format.format, position: 0, edge, tables: format }
    let target = header
    for (const { judge, steps } of ofHeader) {
      const breach = judge(target, headerKind, context)
      if (breach) return refused(breach, 0)
      for (const step of steps(headerKind)) target = step(target, context)
    }
    for (const { judge } of ofChildren) {
      const breach = judge(children, noTargets, context)
      if (breach) return refused(breach)
    }
    return {
      header: target,
      event: (source) => {
        const kind = classify(source)
        let event = source as JsonObject // what is none breaks the first rule
        for (const { judge, steps } of stagesOf(kind)) {
          const breach = judge?.(event, kind, context)
          if (breach) return refused(breach, context.position + 1)
          if (!isObject(event)) continue
          for (const step of steps) event = step(event, context, kind.placement)
        }
        edge.convert(event)
        edge.advance(source, context.position)
        context.position++
        return undefined
      },
      end: (cut) => {
        edge.cut.handed = cut
        for (const { rules, steps } of atEnd) {
          for (const rule of rules) {
            const fault = functionOf<EdgeEndFunction>(specification, rule)?.(edge)
            if (fault) return refused({ rule, at: fault.at }, fault.row)
          }
          for (const step of stepsFor(specification, format, steps)(noTargets)) step(target, context)
        }
        return { outcome: 'accept', cut: edge.cut.target }
      },
    }
  }
}

/** A type that came late to a format: its edge alone knows it. */
function lateEvent(type: string): EventRecord {
  return { type, placement: 'log-only', data: null, installed: false, exempt: false, added: false }
}

function stageOf(specification: Specification, format: FormatRecord, { rules, steps }: StageRecord): Stage {
  const inventory = inventoryOf(format)
  const judged = judgedRules(specification, rules)
  const hasConstraints = judged.length < rules.length
  return {
    judge: buildJudge(specification, format, rules),
    isAsked: (kind) => hasConstraints || judged.some((it) => concerns(it, kind, inventory)),
    steps: stepsFor(specification, format, steps),
  }
}

/** The steps of a row that concern a kind of records. */
function stepsFor(
  specification: Specification,
  format: FormatRecord,
  steps: readonly string[],
): (kind: Kind) => readonly StepFunction[] {
  const inventory = inventoryOf(format)
  const all = judgedRules(specification, steps)
  return remembered((kind) =>
    all.flatMap((it) =>
      concerns(it, kind, inventory) ? (functionOf<StepFunction>(specification, it.rule) ?? []) : [],
    ),
  )
}

function functionOf<Function>({ functions }: Specification, rule: string): Function | undefined {
  return (functions as unknown as Readonly<Record<string, Function | undefined>>)[rule]
}
