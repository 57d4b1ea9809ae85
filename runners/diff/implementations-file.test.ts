import { describe, expect, it } from 'vitest'
import { namedImplementation, parseImplementations, reachedBy } from './implementations-file.js'

describe('how implementations are named', () => {
  it('takes a command, words, a module, and the word reference', () => {
    const text = `
- { name: a, command: python3 'my reader.py' }
- { name: b, command: [./b, x y] }
- { name: c, module: ./c.js }
- { name: d, command: reference }
`
    expect(parseImplementations(text, 'peers.yaml')).toEqual([
      { name: 'a', reached: { kind: 'command', words: ['python3', 'my reader.py'] } },
      { name: 'b', reached: { kind: 'command', words: ['./b', 'x y'] } },
      { name: 'c', reached: { kind: 'module', path: './c.js' } },
      { name: 'd', reached: { kind: 'reference' } },
    ])
    expect(namedImplementation('old=node a.js --x=y')).toEqual({
      name: 'old',
      reached: { kind: 'command', words: ['node', 'a.js', '--x=y'] },
    })
  })

  it.each([
    ['x: 1', 'f: must be a list'],
    ['- 1', 'f: entry 1 is no map'],
    ['- { command: a }', 'f: entry 1 has no name'],
    ['- { name: a }', 'f: entry 1 (a) needs either a command or a module'],
    ['- { name: a, command: b, module: c }', 'f: entry 1 (a) needs either'],
    ['- { name: a, command: 1 }', 'f: entry 1 (a) has a command that is neither'],
    ['- { name: a, command: "" }', 'f: entry 1 (a) has an empty command'],
    ['- { name: a, commando: b }', 'f: entry 1 has the unknown member commando; known are name, command, module'],
    ['- { name: a, command: "\'b" }', 'f: entry 1 (a): the quote at character 1'],
  ])('says what is wrong with %s', (text, problem) => {
    expect(() => parseImplementations(text, 'f')).toThrow(problem)
  })

  it('says what is wrong with an option', () => {
    expect(() => namedImplementation('node')).toThrow('write --impl "name=command"')
    expect(() => reachedBy(' ', 'the argument')).toThrow('the argument has an empty command')
  })
})
