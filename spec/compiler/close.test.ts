import { describe, expect, it } from 'vitest'
import { close } from './close.js'

describe('closing an object', () => {
  it('leaves it no members but those that it names', () => {
    const closed = close({
      type: 'object',
      allOf: [{ properties: { id: {} } }],
      properties: { name: { minLength: 1 } },
    })
    expect(closed.schema).toMatchObject({
      properties: { id: {}, name: { minLength: 1 } },
      additionalProperties: false,
    })
    expect(closed.added).toEqual(['/additionalProperties'])
  })

  it('forbids what one branch alone names where the other holds', () => {
    const isUser = { properties: { kind: { const: 'user' } } }
    const { schema, added } = close({
      if: isUser,
      then: { properties: { id: {} } },
      else: { properties: { note: {} } },
    })
    expect(schema).toMatchObject({
      properties: { kind: {}, id: {}, note: {} },
      then: { properties: { id: {}, note: { not: {} } } },
      else: { properties: { note: {}, id: { not: {} } } },
    })
    expect(added).toEqual(['/additionalProperties', '/else/properties/id/not', '/then/properties/note/not'])
  })

  it('does not forbid what a condition beside it names too', () => {
    const names = (kind: string) => ({
      if: { properties: { kind: { const: kind } } },
      then: { properties: { id: {} } },
    })
    const { added } = close({ allOf: [names('delete'), names('dispatch')] })
    expect(added).toEqual(['/additionalProperties'])
  })

  it('finds conditions among its parts', () => {
    const part = { if: { required: ['kind'] }, then: { properties: { id: {} } } }
    const { schema, added } = close({ properties: { kind: {} }, allOf: [{}, part] })
    expect(added).toEqual(['/additionalProperties', '/allOf/1/else/properties/id/not'])
    expect(schema).toMatchObject({ allOf: [{}, { else: { properties: { id: { not: {} } } } }] })
  })

  it('leaves alone what names no members, and what speaks of others itself', () => {
    expect(close({ type: 'object' })).toEqual({ schema: { type: 'object' }, added: [] })
    const open = { properties: { kind: {} }, additionalProperties: true }
    expect(close(open)).toEqual({ schema: { properties: { kind: {} } }, added: [] })
    const shut = { properties: { kind: {} }, additionalProperties: false }
    expect(close(shut)).toEqual({ schema: shut, added: [] })
  })
})
