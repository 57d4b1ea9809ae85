import type { FormatRecord } from '../../rule-record.js'
import { stagesOf, throughStages } from '../projection/adapters.js'
import type { Specification } from '../specification.js'
import type { JsonObject } from '../verdict.js'
import type { Translation } from './translation.js'

export interface Translated {
  readonly outcome: 'accept'
  readonly chunks: readonly JsonObject[]
  /** Why it broke off, and at which of the events (1-based); without `row` at their end. */
  readonly failure?: { readonly code: string; readonly rule: string; readonly row?: number; readonly at: string }
}

/**
 * What a provider sent, as chunks. Each event is a JSON value, or the text of one as the provider wrote it, which may be
 * none. What was made before it broke off stays made (notes 0025 to 0030).
 */
export type Translate = (adapter: string, model: string, events: readonly unknown[]) => Translated

export function buildTranslate(specification: Specification, format: FormatRecord): Translate {
  return (adapter, model, events) => {
    const stages = stagesOf(format, 'translate', adapter)
    const chunks: JsonObject[] = []
    let translation: Translation = { model, event: undefined, chunks: [], memory: {} }
    for (const [index, event] of [...events, undefined].entries()) {
      const { subject, refused } = throughStages(specification, format, stages, {
        ...translation,
        event: parsed(event),
        chunks: [],
      })
      translation = subject
      chunks.push(...subject.chunks)
      if (!refused) continue
      const { rule, at } = refused
      const code = refused.code ?? 'UNKNOWN'
      const row = index < events.length ? { row: index + 1 } : {}
      return { outcome: 'accept', chunks, failure: { code, rule, ...row, at } }
    }
    return { outcome: 'accept', chunks }
  }
}

/** Text that is no JSON stands for itself. */
function parsed(event: unknown): unknown {
  if (typeof event !== 'string') return event
  try {
    return JSON.parse(event)
  } catch {
    return event
  }
}
