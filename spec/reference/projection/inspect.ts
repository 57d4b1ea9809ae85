import type { FormatRecord } from '../../rule-record.js'
import type { Specification } from '../specification.js'
import type { JsonObject, Refusal } from '../verdict.js'
import { stagesOf, throughStages } from './adapters.js'

/**
 * Whether a provider takes a body that was made of a request, by what it says in public and whatever adapter made it
 * (note 0024): the first wire rule that is broken, of those that are asked for.
 */
export type Inspect = (
  adapter: string,
  request: JsonObject,
  body: JsonObject,
  asked?: ReadonlySet<string>,
) => { readonly outcome: 'accept' } | Refusal

export function buildInspect(specification: Specification, format: FormatRecord): Inspect {
  return (adapter, request, body, asked) => {
    const stages = stagesOf(format, 'inspect', adapter).map((stage) =>
      asked ? { ...stage, rules: stage.rules.filter((rule) => asked.has(rule)) } : stage,
    )
    return throughStages(specification, format, stages, { adapter, request, body }).refused ?? { outcome: 'accept' }
  }
}
