import { asObject, dataOf, isObject, type JsonObject } from '../../verdict.js'
import { Column } from './column.js'
import type { Tracker } from './tracker.js'

/** How often the tools of a request define a name, and whether the definition can be used. */
export interface ToolDefinition {
  readonly count: number
  readonly isComplete: boolean
}

type Definition = readonly [name: unknown, isComplete: boolean]

/** The tools of one request, and what they say of each name. */
class ToolList {
  readonly #byName = new Map<unknown, ToolDefinition>()

  constructor(definitions: readonly Definition[]) {
    for (const [name, isComplete] of definitions)
      this.#byName.set(name, { count: (this.#byName.get(name)?.count ?? 0) + 1, isComplete })
  }

  get(name: string): ToolDefinition | undefined {
    return this.#byName.get(name)
  }
}

/** The provider of the last request, and the tools that each request defined (notes 0007 and 0008). */
export class Requests implements Tracker {
  provider: unknown
  /** For each request the number of its list from 1. */
  readonly #listOf = new Column()
  /** Requests mostly repeat the tools of one before: one list for all that are the same. */
  readonly #lists: ToolList[] = []
  readonly #numbers = new Map<string, number>()

  readonly on = {
    'request/header': (event: JsonObject, position: number) => {
      const { config, tools } = asObject(dataOf(event).header)
      this.provider = asObject(config).provider
      if (Array.isArray(tools)) this.#listOf.set(position, this.#numberOf(tools.map(definitionOf)))
    },
  }

  definition(headerSeq: number, toolName: unknown): ToolDefinition | undefined {
    return typeof toolName === 'string' ? this.#lists[this.#listOf.get(headerSeq) - 1]?.get(toolName) : undefined
  }

  #numberOf(definitions: readonly Definition[]): number {
    const key = JSON.stringify(definitions)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#lists.push(new ToolList(definitions))
    this.#numbers.set(key, this.#lists.length)
    return this.#lists.length
  }
}

function definitionOf(tool: unknown): Definition {
  return [asObject(tool).name, isComplete(tool)]
}

function isComplete(tool: unknown): boolean {
  const { description, parameters, deferLoading } = asObject(tool)
  const defers = isObject(tool) && Object.hasOwn(tool, 'deferLoading')
  return typeof description === 'string' && isObject(parameters) && (!defers || deferLoading === true)
}
