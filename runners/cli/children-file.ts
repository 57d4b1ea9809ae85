import { readFileSync } from 'node:fs'
import { CommandFault } from './exit.js'

/** The evidence on children in a file: a JSON array. Throws {@link CommandFault}. */
export function readChildren(file: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new CommandFault(`cannot read ${file}: ${(error as Error).message}`)
  }
  if (!Array.isArray(value)) throw new CommandFault(`${file} holds no JSON array of children`)
  return value
}
