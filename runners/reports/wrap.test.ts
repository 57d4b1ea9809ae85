import { describe, expect, it } from 'vitest'
import { rules } from '../../spec/generated/rules.js'
import { emphasised } from './failure.js'
import { columns } from './labels.js'
import { styleFor } from './style.js'
import { wrapped } from './wrap.js'

describe('prose at a terminal', () => {
  it('breaks at blanks and between Han characters, and keeps a short line', () => {
    expect(wrapped('one two three', 8)).toEqual(['one two', 'three'])
    expect(wrapped('区间的每个节点', 6)).toEqual(['区间的', '每个节', '点'])
    expect(wrapped('one two', 7)).toEqual(['one two'])
    expect(wrapped('', 7)).toEqual([''])
  })

  it('begins no line with a mark that closes, and ends none with one that opens', () => {
    expect(wrapped('节点，节点', 4)).toEqual(['节', '点，', '节点'])
    expect(wrapped('节点（节）', 6)).toEqual(['节点', '（节）'])
  })

  it('leaves a word whole that is longer than the line', () => {
    expect(wrapped('a sourceEventSeqs b', 6)).toEqual(['a', 'sourceEventSeqs', 'b'])
  })

  it('loses nothing of any statement, and is too wide only for a word', () => {
    const coloured = styleFor(true)
    for (const { statement } of Object.values(rules)) {
      for (const text of [statement.en, statement.zh].map((it) => emphasised(it, coloured))) {
        const lines = wrapped(text, 60)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
        for (const line of lines) expect(columns(line) <= 60 || !line.includes(' ')).toBe(true)
      }
    }
  })
})
