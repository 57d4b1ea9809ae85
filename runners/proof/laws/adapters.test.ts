import { describe, expect, it } from 'vitest'
import { buildReference } from '../../../spec/reference/reference.js'
import { goldenCases } from '../mutants/golden-cases.js'

const reference = buildReference()
const cases = goldenCases()

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen)
  return value
}

describe('adapters', () => {
  it('change nothing of a request, and make the same of it again', () => {
    const answers = cases.flatMap(({ id, format, request }) => {
      if (request.op !== 'project') return []
      const { adapter, route, request: asked } = frozen(structuredClone(request))
      const project = () => reference.get(format)?.project(adapter, route, { ...asked })
      return [{ id, first: project(), again: project() }]
    })
    expect(answers.length).toBeGreaterThan(50)
    for (const { id, first, again } of answers) expect(again, id).toEqual(first)
  })

  it('take back nothing that they had made of a stream where it broke off', () => {
    const streams = cases.flatMap(({ id, format, request }) => {
      if (request.op !== 'translate') return []
      const { adapter, model, events } = frozen(structuredClone(request))
      return [{ id, format, adapter, model, events }]
    })
    expect(streams.length).toBeGreaterThan(50)
    for (const { id, format, adapter, model, events } of streams)
      for (const count of events.keys()) {
        const translate = (some: readonly unknown[]) => reference.get(format)?.translate(adapter, model, some)
        const { chunks = [], failure } = translate(events.slice(0, count)) ?? {}
        // the end of a stream that is complete has chunks of its own
        if (failure) expect(translate(events)?.chunks.slice(0, chunks.length), `${id}, ${count} events`).toEqual(chunks)
      }
  })
})
