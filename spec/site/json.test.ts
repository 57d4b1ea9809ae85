import { expect, test } from 'vitest'
import { html } from './html.js'
import { jsonLine, prettyJson, rawText } from './json.js'

test('a line of JSON hides nothing and stays the same value', () => {
  const value = { a: '\u2028\u202e\ud800\u{e0001}\u0000', b: '中文 😀' }
  expect(jsonLine(value)).toBe('{"a":"\\u2028\\u202e\\ud800\\udb40\\udc01\\u0000","b":"中文 😀"}')
  expect(JSON.parse(jsonLine(value))).toEqual(value)
})

test('pretty JSON breaks only what does not fit', () => {
  const value = { a: { b: [1, 2] }, c: [], d: {} }
  expect(prettyJson(value)).toBe('{ "a": { "b": [1, 2] }, "c": [], "d": {} }')
  expect(prettyJson(value, 20)).toBe('{\n  "a": {\n    "b": [1, 2]\n  },\n  "c": [],\n  "d": {}\n}')
  expect(JSON.parse(prettyJson(value, 1))).toEqual(value)
})

test('raw text sets code points apart from what the text spells', () => {
  expect(html`${rawText('\\u2028\u2028<')}`.text).toBe('\\u2028<span class="unseen">U+2028</span>&lt;')
})
