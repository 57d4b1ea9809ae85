import { describe, expect, it } from 'vitest'
import { patchedCopy } from './patched-copy.js'

const fail = (why: string): never => {
  throw new Error(why)
}

/** A document of which nothing can be changed. */
const frozen = () => {
  const text = '{"list":[{"a":1},{"b":[2]}],"__proto__":{"own":true},"other":{"kept":1}}'
  return JSON.parse(text, (_, value: unknown) => Object.freeze(value)) as Record<string, unknown>
}

describe('a patched copy', () => {
  it('leaves the document as it was, and shares what is not touched', () => {
    const document = frozen()
    const patch = [{ op: 'replace', path: '/list/1/b/0', value: 3 }]
    const copy = patchedCopy(document, patch, fail) as typeof document
    expect(copy.list).toEqual([{ a: 1 }, { b: [3] }])
    expect(document.list).toEqual([{ a: 1 }, { b: [2] }])
    expect(copy.other).toBe(document.other)
    expect((copy.list as unknown[])[0]).toBe((document.list as unknown[])[0])
  })

  it('does not change what an earlier operation has put there, or taken from elsewhere', () => {
    const value = Object.freeze({ deep: Object.freeze([1]) })
    const patch = [
      { op: 'add', path: '/list/-', value },
      { op: 'add', path: '/list/2/deep/-', value: 2 },
      { op: 'copy', from: '/other', path: '/twin' },
      { op: 'add', path: '/twin/more', value: 1 },
      { op: 'move', from: '/list/0', path: '/first' },
    ]
    const copy = patchedCopy(frozen(), patch, fail)
    expect(copy).toMatchObject({ other: { kept: 1 }, twin: { kept: 1, more: 1 }, first: { a: 1 } })
    expect(copy).toMatchObject({ list: [{ b: [2] }, { deep: [1, 2] }] })
    expect(value).toEqual({ deep: [1] })
  })

  it('takes `__proto__` for a name like any other', () => {
    const copy = patchedCopy(frozen(), [{ op: 'add', path: '/other/x', value: 1 }], fail) as object
    expect(Object.keys(copy)).toContain('__proto__')
    expect('own' in copy).toBe(false)
  })

  it('replaces the whole, and says why an operation does not apply', () => {
    expect(patchedCopy(frozen(), [{ op: 'replace', path: '', value: 1 }], fail)).toBe(1)
    expect(() => patchedCopy(frozen(), [{ op: 'remove', path: '/nowhere/at/all' }], fail)).toThrow(/nowhere/)
  })
})
