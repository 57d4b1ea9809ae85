import type { FormatRecord } from '../../rule-record.js'
import type { Specification } from '../specification.js'
import { isObject, type JsonObject, type Refusal } from '../verdict.js'
import { stagesOf, throughStages } from './adapters.js'
import type { Draft, Item, Route } from './draft.js'

export type Projected = { readonly outcome: 'accept'; readonly body: JsonObject } | Refusal

/** What an adapter sends to its provider for a request (notes 0023 and 0025 to 0030). The request is not changed. */
export type Project = (adapter: string, route: Route, request: JsonObject) => Projected

export function buildProject(specification: Specification, format: FormatRecord): Project {
  return (adapter, route, request) => {
    const stages = stagesOf(format, 'project', adapter)
    const { subject, refused } = throughStages<Draft>(specification, format, stages, {
      request,
      route,
      items: itemsOf(request),
      body: {},
    })
    return refused ?? { outcome: 'accept', body: subject.body }
  }
}

function itemsOf({ messages }: JsonObject): Item[] {
  return (Array.isArray(messages) ? messages : []).map((message: unknown, index) => ({
    at: `/messages/${index}`,
    message: isObject(message) ? message : {},
    turns: [],
  }))
}
