import { describe, expect, it } from 'vitest'
import { specification } from '../../../spec/reference/specification.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import { buildMayMeet } from './meeting.js'

describe('one record', () => {
  const mayMeet = buildMayMeet(specification, specification.formats[4] as FormatRecord)

  it.each([
    ['a member that is missing, and one below it', 'system.message', 'system.id'],
    ['data that is no object, and a member of it', 'tool-result.data', 'tool-result.content'],
    ['an empty list, and an element of it', 'placement.sources-non-empty', 'placement.sources-member'],
    ['a text and an object', 'placement.form', 'placement.replace'],
    ['an event on the surface, and one that is not', 'placement.endpoints-earlier', 'placement.log-only-op'],
    ['two types of events', 'system.data', 'tool-result.data'],
    ['a header and an event', 'header.id', 'envelope.type'],
  ])('is not both: %s', (_name, first, second) => {
    expect(mayMeet(first, second)).toBe(false)
    expect(mayMeet(second, first)).toBe(false)
  })

  it.each([
    ['two members', 'system.id', 'system.role'],
    ['a member that is missing, and data that lacks it', 'envelope.required', 'system.data'],
    ['two elements of a list', 'system.wrapper', 'system.block'],
    ['what only a function knows', 'surface.end', 'surface.order'],
  ])('may be both: %s', (_name, first, second) => {
    expect(mayMeet(first, second)).toBe(true)
  })
})
