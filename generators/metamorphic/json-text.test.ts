import { describe, expect, it } from 'vitest'
import { everyPart, memberOf, readJson, stringOf, withMember, writeJson } from './json-text.js'

const spelled = '{"a":-0,"\\u0062":[1e0,"\\ud800","x\\"y]"],"a":{"":null},"c":[],"d":true}'
const text = readJson(spelled)

describe('a JSON text', () => {
  it('is written as it was spelled, without its white space', () => {
    expect(text && writeJson(text)).toBe(spelled)
    const spaced = readJson(' {\t"a" : [ 1 ,\r2 ] } \r')
    expect(spaced && writeJson(spaced)).toBe('{"a":[1,2]}')
    expect(spaced && writeJson(spaced, () => ' ')).toBe('{ "a" : [ 1 , 2 ] }')
    for (const scalar of ['"x"', '-1.5e+7', 'null', '[]', '{}', '[[],[{}]]'])
      expect(writeJson(readJson(scalar) ?? '')).toBe(scalar)
  })

  it('is none where a parser takes it for none', () => {
    for (const other of ['', ' ', '{', '{"a":1,}', '01', '\ufeff{}', "{'a':1}"]) expect(readJson(other)).toBeUndefined()
  })

  it('has members by what their names stand for, the last of several', () => {
    expect(memberOf(text, 'b')).toEqual({ items: ['1e0', '"\\ud800"', '"x\\"y]"'] })
    expect(memberOf(text, 'a')).toEqual({ members: [['""', 'null']] })
    expect(memberOf('1', 'a')).toBeUndefined()
    expect(stringOf('"\\u0041"')).toBe('A')
    expect(stringOf('1')).toBeUndefined()
  })

  it('is changed in every part, or in one member', () => {
    const changed = everyPart(text ?? '', (part) => (part === 'null' ? '7' : part))
    expect(writeJson(changed)).toBe(spelled.replace('null', '7'))
    expect(writeJson(withMember(text ?? '', 'd', () => '{}'))).toBe(spelled.replace('true', '{}'))
  })
})
