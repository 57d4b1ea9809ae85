import type { EventRecord, FormatRecord, StageRecord } from '../../rule-record.js'
import { classifier } from '../classify.js'
import { headerKind, type Kind, noTargets } from '../judge.js'
import { refusal } from '../refusal.js'
import type { EdgeEndFunction, StepFunction } from '../rule-function.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, type Refusal } from '../verdict.js'
import { buildLegs, functionOf, type Leg } from './legs.js'
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

/** A kind of events, with the way that they go. */
interface EdgeKind extends Kind {
  readonly legs: readonly Leg[]
}

/** Stages that look at something else than at each event. */
const phases = ['header', 'children', 'end']

export function buildOpenEdge(specification: Specification, source: FormatRecord): OpenEdge {
  const format = { ...source, events: [...source.events, ...source.late.map(lateEvent)] }
  const rows = format.checks.filter(({ at }) => at === 'edge')
  const legs = (isMeant: (row: StageRecord) => boolean) => buildLegs(specification, format, rows.filter(isMeant))
  const ofHeader = legs(({ stage }) => stage === 'header')(headerKind)
  const ofChildren = legs(({ stage }) => stage === 'children')(noTargets)
  const ofEvents = legs(({ stage }) => !phases.includes(stage))
  const classify = classifier(format, 'format', 'adopter', (kind): EdgeKind => ({ ...kind, legs: ofEvents(kind) }))
  const atEnd = rows.filter(({ stage }) => stage === 'end')
  const places = { references: placesByType(format.references), renames: placesByType(format.renames) }
  const refused = (breach: { rule: string; at: string }, row?: number) =>
    refusal(specification, format.format, 'edge', breach, row)

  return (header, children, emit) => {
    const edge = new EdgeState(format.format, places, header, children, emit)
    const context = { format: format.format, position: 0, edge, tables: format }
    let target = header
    for (const { judge, steps } of ofHeader) {
      const breach = judge(target, headerKind, context)
      if (breach) return refused(breach, 0)
      for (const step of steps) target = step(target, context)
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
        for (const { isSound, judge, steps } of kind.legs) {
          const breach = isSound(event, context) ? undefined : judge(event, kind, context)
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
          for (const step of steps) functionOf<StepFunction>(specification, step)?.(target, context)
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
