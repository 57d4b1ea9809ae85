import type { EventRecord, FormatRecord, StageRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import {
  buildJudge,
  concerns,
  headerKind,
  inventoryOf,
  type Judge,
  type Kind,
  noTargets,
  remembered,
} from '../judge.js'
import { refusal } from '../refusal.js'
import type { EdgeEndFunction, StepFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, type Refusal } from '../verdict.js'
import { placesByType } from './references/at-places.js'
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

/** A stage of the table, as far as it is for records of one kind: first its rules judge a record, then its steps convert it. */
interface Stage {
  /** Undefined where no rule of the stage has anything to say on the kind. */
  readonly judge: Judge | undefined
  readonly steps: readonly StepFunction[]
}

/** Stages that look at something else than at each event. */
const phases = ['header', 'children', 'end']

export function buildOpenEdge(specification: Specification, source: FormatRecord): OpenEdge {
  const format = { ...source, events: [...source.events, ...source.late.map(lateEvent)] }
  const rows = format.checks.filter(({ at }) => at === 'edge')
  const staged = (isMeant: (row: StageRecord) => boolean) => {
    const stages = rows.filter(isMeant).map((row) => stageOf(specification, format, row))
    return remembered((kind) =>
      stages.map((stage) => stage(kind)).filter(({ judge, steps }) => judge !== undefined || steps.length > 0),
    )
  }
  const ofHeader = staged(({ stage }) => stage === 'header')(headerKind)
  const ofChildren = staged(({ stage }) => stage === 'children')(noTargets)
  const ofEvents = staged(({ stage }) => !phases.includes(stage))
  const atEnd = rows.filter(({ stage }) => stage === 'end')
  const classify = classifier(format, 'format')
  const places = { references: placesByType(format.references), renames: placesByType(format.renames) }
  const refused = (breach: { rule: string; at: string }, row?: number) =>
    refusal(specification, format.format, 'edge', breach, row)

  return (header, children, emit) => {
    const edge = new EdgeState(format.format, places, header, children, emit)
    const context = { format: format.format, position: 0, edge, tables: format }
    let target = header
    for (const { judge, steps } of ofHeader) {
      const breach = judge?.(target, headerKind, context)
      if (breach) return refused(breach, 0)
      for (const step of steps) target = step(target, context)
    }
    for (const { judge } of ofChildren) {
      const breach = judge?.(children, noTargets, context)
      if (breach) return refused(breach)
    }
    return {
      header: target,
      event: (source) => {
        const kind = classify(source)
        let event = source as JsonObject // what is none breaks the first rule
        for (const { judge, steps } of ofEvents(kind)) {
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
          for (const step of steps.flatMap((id) => stepOf(specification, id) ?? [])) step(target, context)
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

function stageOf(
  specification: Specification,
  format: FormatRecord,
  { rules, steps }: StageRecord,
): (kind: Kind) => Stage {
  const inventory = inventoryOf(format)
  const judge = buildJudge(specification, format, rules)
  // a constraint belongs to kinds by the tree that it stands in
  const isOnConstraints = rules.some((rule) => specification.rules[rule]?.function === null)
  return (kind) => {
    const isFor = (id: string) =>
      concerns({ events: specification.rules[id]?.events ?? [], isRelation: false }, kind, inventory)
    return {
      judge: isOnConstraints || rules.some(isFor) ? judge : undefined,
      steps: steps.filter(isFor).flatMap((step) => stepOf(specification, step) ?? []),
    }
  }
}

function stepOf(specification: Specification, step: string): StepFunction | undefined {
  return functionOf<StepFunction>(specification, step)
}

function functionOf<Function>({ functions }: Specification, rule: string): Function | undefined {
  return (functions as unknown as Readonly<Record<string, Function | undefined>>)[rule]
}
