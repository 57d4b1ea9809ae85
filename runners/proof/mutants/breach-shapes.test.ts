import { describe, expect, it } from 'vitest'
import { breachShapes } from './breach-shapes.js'

const tree = {
  type: 'object',
  required: ['list'],
  properties: {
    list: { type: 'array', minItems: 1, items: { type: 'object', required: ['id'] } },
    either: { if: { type: 'object' }, then: { required: ['op'] }, else: { const: 'append' } },
    count: { type: 'integer', minimum: 0 },
  },
}
const shapesOf = (path: string) => Object.fromEntries(breachShapes(tree, path, '/data'))
const arrays = ['empty array', 'array']

describe('a constraint that fails', () => {
  it('says what it needs of the values that it is about', () => {
    expect(shapesOf('#/required/list')).toEqual({ '/data': ['object'], '/data/list': ['absent'] })
    expect(shapesOf('#/properties/list/minItems')).toEqual({ '/data': ['object'], '/data/list': ['empty array'] })
    expect(shapesOf('#/properties/count/minimum')).toEqual({ '/data': ['object'], '/data/count': ['number'] })
  })

  it('leaves every other type where it asks for one', () => {
    const rest = [...arrays, 'string', 'number', 'boolean', 'null']
    expect(shapesOf('#/type')).toEqual({ '/data': ['absent', ...rest] })
    expect(shapesOf('#/properties/list/type')['/data/list']).toEqual(['object', 'string', 'number', 'boolean', 'null'])
    expect(shapesOf('#/properties/count/type')['/data/count']).toContain('number') // 1.5 is no whole one
  })

  it('stands on the side of an `if` that it stands on', () => {
    expect(shapesOf('#/properties/either/then/required/op')).toMatchObject({ '/data/either': ['object'] })
    expect(shapesOf('#/properties/either/else/const')['/data/either']).not.toContain('object')
  })

  it('says nothing of elements, of which there may be several', () => {
    const ofElements = { '/data': ['object'], '/data/list': ['array'] }
    expect(shapesOf('#/properties/list/items/type')).toEqual(ofElements)
    expect(shapesOf('#/properties/list/items/required/id')).toEqual(ofElements)
  })
})
