import { describe, expect, it } from 'vitest'
import { WordsFault, wordsOf } from './words.js'

describe('the words of a command line', () => {
  it.each([
    ['python3 main.py', ['python3', 'main.py']],
    ['  a   b ', ['a', 'b']],
    ['', []],
    [`node -e 'a "b" c'`, ['node', '-e', 'a "b" c']],
    [`"a b"c'd e'`, ['a bcd e']],
    [`a "" ''`, ['a', '', '']],
    ['"say \\"hi\\" \\\\ \\n"', ['say "hi" \\ \\n']],
    ['C:\\bin\\reader.exe --in "C:\\a b\\c"', ['C:\\bin\\reader.exe', '--in', 'C:\\a b\\c']],
    ['a $HOME *.js | b', ['a', '$HOME', '*.js', '|', 'b']],
  ])('%s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('says where a quote is that is not closed', () => {
    expect(() => wordsOf(`a 'b`)).toThrow(new WordsFault(`the quote at character 3 of "a 'b" is not closed`))
    expect(() => wordsOf('a "b\\"')).toThrow(WordsFault)
  })
})
