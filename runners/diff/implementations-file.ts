import { parse } from 'yaml'
import { WordsFault, wordsOf } from './words.js'

/** How an implementation is reached: words of a command, an ES module, or the bundled reference. */
export type Reached =
  | { readonly kind: 'command'; readonly words: readonly [program: string, ...args: string[]] }
  | { readonly kind: 'module'; readonly path: string }
  | { readonly kind: 'reference' }

export interface NamedImplementation {
  /** What it calls itself when absent. */
  readonly name?: string
  readonly reached: Reached
}

export class ImplementationsFault extends Error {}

const members = ['name', 'command', 'module']

/** A command line as it was typed; the word `reference` is the bundled one. Throws {@link ImplementationsFault}. */
export function reachedBy(command: string | readonly string[], where: string): Reached {
  const [program, ...args] = typeof command === 'string' ? words(command, where) : command
  if (program === undefined || program === '')
    throw new ImplementationsFault(`${where} has an empty command; give a program, or the word reference`)
  return program === 'reference' && args.length === 0
    ? { kind: 'reference' }
    : { kind: 'command', words: [program, ...args] }
}

/** `name=command`, as `--impl` takes it. Throws {@link ImplementationsFault}. */
export function namedImplementation(text: string): NamedImplementation {
  const at = text.indexOf('=')
  const name = text.slice(0, Math.max(at, 0)).trim()
  if (name === '')
    throw new ImplementationsFault(`--impl ${JSON.stringify(text)} has no name; write --impl "name=command"`)
  return { name, reached: reachedBy(text.slice(at + 1), `--impl ${name}`) }
}

/**
 * Reads a YAML (or JSON) list of implementations: `name`, and `command` as one line or as a list of words, or `module`.
 * Throws {@link ImplementationsFault} with the entry and the remedy.
 */
export function parseImplementations(text: string, file: string): NamedImplementation[] {
  let value: unknown
  try {
    value = parse(text)
  } catch (error) {
    throw new ImplementationsFault(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!Array.isArray(value)) throw new ImplementationsFault(`${file}: must be a list of {name, command}`)
  return value.map((entry: unknown, index) => {
    const where = `${file}: entry ${index + 1}`
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
      throw new ImplementationsFault(`${where} is no map; write name and command`)
    const { name, command, module, ...rest } = entry as Record<string, unknown>
    const [extra] = Object.keys(rest)
    if (extra !== undefined)
      throw new ImplementationsFault(`${where} has the unknown member ${extra}; known are ${members.join(', ')}`)
    if (typeof name !== 'string' || name === '') throw new ImplementationsFault(`${where} has no name; give it one`)
    if ((command === undefined) === (module === undefined))
      throw new ImplementationsFault(`${where} (${name}) needs either a command or a module`)
    if (typeof module === 'string') return { name, reached: { kind: 'module', path: module } }
    const isWords = Array.isArray(command) && command.every((it) => typeof it === 'string')
    if (typeof command !== 'string' && !isWords)
      throw new ImplementationsFault(`${where} (${name}) has a command that is neither a line nor a list of words`)
    return { name, reached: reachedBy(command as string | string[], `${where} (${name})`) }
  })
}

function words(command: string, where: string): string[] {
  try {
    return wordsOf(command)
  } catch (error) {
    if (!(error instanceof WordsFault)) throw error
    throw new ImplementationsFault(`${where}: ${error.message}; close it`)
  }
}
