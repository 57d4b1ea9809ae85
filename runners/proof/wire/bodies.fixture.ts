import { adaptersOf } from '../../../spec/reference/projection/adapters.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { specification } from '../../../spec/reference/specification.js'
import type { JsonObject } from '../../../spec/reference/verdict.js'
import { goldenCases } from '../mutants/golden-cases.js'

/** What an adapter sends for the request of a vector. */
export interface SentBody {
  /** The first case that it is of. */
  readonly id: string
  readonly adapter: string
  readonly body: JsonObject
}

const reference = buildReference()

/**
 * The bodies of the project vectors, each once: what a vector expects, and what the reference sends where a vector names
 * wire rules alone.
 */
export function sentBodies(): SentBody[] {
  const found = new Map<string, SentBody>()
  for (const { id, vector, request, expect } of goldenCases()) {
    if (request.op !== 'project' || expect.outcome !== 'accept' || vector.scored === false) continue
    const { format, adapter, route } = request
    const record = specification.formats[format]
    if (!record || !adaptersOf(record, 'project').includes(adapter)) continue
    const made = reference.get(format)?.project(adapter, route as never, { ...request.request })
    const body = (expect.body ?? (made?.outcome === 'accept' ? made.body : undefined)) as JsonObject | undefined
    if (!body) continue
    const key = `${adapter} ${JSON.stringify(body)}`
    if (!found.has(key)) found.set(key, { id, adapter, body })
  }
  return [...found.values()]
}
