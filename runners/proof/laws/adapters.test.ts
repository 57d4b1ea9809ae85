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

  it('take back nothing that they have made of a stream', () => {
    const streams = cases.flatMap(({ id, format, request }) => {
      if (request.op !== 'translate') return []
      const { adapter, model, events } = frozen(structuredClone(request))
      return [{ id, format, adapter, model, events }]
    })
    expect(streams.length).toBeGreaterThan(50)
    for (const { id, format, adapter, model, events } of streams)
      for (const count of events.keys()) {
        const translate = (some: readonly unknown[]) =>
          reference.get(format)?.translate(adapter, model, some).chunks ?? []
        const before = translate(events.slice(0, count))
        expect(translate(events).slice(0, before.length), `${id}, ${count} events`).toEqual(before)
      }
  })
})
