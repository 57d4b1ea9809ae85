import { asObject, dataOf, isObject, type JsonObject, ownPath } from '../../verdict.js'
import type { Tracker } from './tracker.js'

/** How often the tools of a request define a name, and whether the definition can be used. */
export interface ToolDefinition {
  readonly count: number
  readonly isComplete: boolean
}

type Tools = ReadonlyMap<string, ToolDefinition>

/** The provider of the last request, and the tools that each request defined (notes 0007 and 0008). */
export class Requests implements Tracker {
  readonly types = ['request/header']

  provider: unknown
  readonly #tools = new Map<number, Tools>()
  /** Requests mostly repeat the tools of the one before: one list for all that are the same. */
  readonly #lists = new Map<string, Tools>()

  definition(headerSeq: number, toolName: unknown): ToolDefinition | undefined {
    return typeof toolName === 'string' ? this.#tools.get(headerSeq)?.get(toolName) : undefined
  }

  advance(event: JsonObject, _type: string, position: number): void {
    const header = dataOf(event).header
    this.provider = ownPath(header, 'config', 'provider')
    const tools = asObject(header).tools
    if (Array.isArray(tools) && tools.length > 0) this.#tools.set(position, this.#list(tools))
  }

  #list(tools: readonly unknown[]): Tools {
    const named = tools.flatMap((tool) => {
      const name = asObject(tool).name
      return typeof name === 'string' ? [{ name, isComplete: isComplete(tool) }] : []
    })
    const key = JSON.stringify(named.map(({ name, isComplete }) => [name, isComplete]))
    const known = this.#lists.get(key)
    if (known) return known
    const list = new Map<string, ToolDefinition>()
    for (const { name, isComplete } of named) list.set(name, { count: (list.get(name)?.count ?? 0) + 1, isComplete })
    this.#lists.set(key, list)
    return list
  }
}

function isComplete(tool: unknown): boolean {
  const defers = isObject(tool) && Object.hasOwn(tool, 'deferLoading')
  return (
    typeof asObject(tool).description === 'string' &&
    isObject(asObject(tool).parameters) &&
    (!defers || asObject(tool).deferLoading === true)
  )
}
