import { describe, expect, it } from 'vitest'
import { ruleFunctions } from '../../reference/rule-functions.js'
import { specification } from '../../reference/specification.js'
import { projectionName } from '../../reference/validators.js'
import { browserRuleFunctions } from '../rule-functions.js'
import { askedProjections } from './projections.js'
import { standaloneModuleOf } from './standalone.js'
import { browserTables, functionFaults } from './tables.js'

const projections = [...askedProjections(specification).values()]
const tables = browserTables(specification, projections)

describe('what is compiled for a browser', () => {
  it('is of every target that an event can have', () => {
    for (const { format, targets } of Object.values(specification.formats)) {
      const asked = new Set(projections.filter((it) => it.format === format).map((it) => it.target))
      const judged = new Set(tables.formats[format]?.checks.flatMap((row) => row.rules))
      const missing = Object.entries(targets).filter(
        ([name, { rules }]) =>
          name !== 'header' && !asked.has(name) && Object.values(rules).some((id) => judged.has(id)),
      )
      expect(missing.map(([name]) => name)).toEqual([])
    }
  })

  it('has names that the smaller tables lead to as well', () => {
    const again = askedProjections({ ...specification, formats: tables.formats, rules: tables.rules })
    expect([...again.keys()].sort()).toEqual(projections.map(projectionName).sort())
  })

  it('has no schema beside the validators, and no rule that is judged elsewhere', () => {
    for (const { targets } of Object.values(tables.formats))
      for (const { schema } of Object.values(targets)) expect(schema).toEqual({})
    expect(Object.keys(tables.rules)).not.toContain('header.required')
    expect(Object.keys(tables.rules)).not.toContain('turn.number')
  })

  it('names a function that is missing, and one that is idle', () => {
    expect(functionFaults(tables, ruleFunctions, browserRuleFunctions)).toEqual([])
    const { 'window.page': _page, ...fewer } = browserRuleFunctions
    expect(functionFaults(tables, ruleFunctions, { ...fewer, 'turn.number': () => undefined })).toEqual([
      'window.page is judged in a browser; add its function',
      'turn.number is not judged in a browser; take its function out',
    ])
  })
})

describe('standalone code', () => {
  const schemas = new Map([['one', { type: 'object', properties: { count: { negativeZero: false, minLength: 1 } } }]])

  it('has the keyword of negative zero in it, and takes what it calls from one module', () => {
    const text = standaloneModuleOf(schemas)
    expect(text).toContain('export const one =')
    expect(text).toMatch(/Object\.is\(\w+, -0\)/)
    expect(text).toContain('runtime.ucs2length')
    expect(text).not.toContain('require(')
  })
})
