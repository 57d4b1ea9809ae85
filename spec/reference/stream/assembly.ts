import { isObject, type JsonObject, own } from '../verdict.js'

/** What is known of the block at an index. */
export interface Part {
  readonly index: unknown
  /** The type that it was begun with. */
  readonly type: unknown
  /** What its deltas have brought. */
  readonly text: string
  readonly arguments: string
  readonly id?: unknown
  readonly name?: unknown
  /** The block itself, once it is closed or made of its deltas. */
  readonly block?: JsonObject
}

/** A response while its chunks come in (note 0021). */
export interface Assembly {
  /** The chunk that came last; undefined at the end of the stream. */
  readonly chunk: unknown
  /** In the order in which their indexes were first seen. */
  readonly parts: readonly Part[]
  readonly finish?: unknown
  readonly usage?: unknown
  readonly replayState?: unknown
  /** What is kept of the response when the user cancels it here. */
  readonly interrupted: readonly JsonObject[]
  /** The user has cancelled: nothing else of it is asked for. */
  readonly isCancelled: boolean
  /** The types of the blocks that are open by their start and end, by index. */
  readonly open: ReadonlyMap<unknown, unknown>
  readonly hasUsage: boolean
  readonly hasFinish: boolean
}

export function emptyAssembly(isCancelled: boolean): Assembly {
  return {
    chunk: undefined,
    parts: [],
    interrupted: [],
    isCancelled,
    open: new Map(),
    hasUsage: false,
    hasFinish: false,
  }
}

/** The last chunk, if it is of one of some types. */
export function chunkOf({ chunk }: Assembly, ...types: readonly string[]): JsonObject | undefined {
  return isObject(chunk) && types.includes(String(chunk.type)) ? chunk : undefined
}

export function isAtEnd({ chunk }: Assembly): boolean {
  return chunk === undefined
}

/** The assembly with another part at the index of the last chunk, if one of its type came. */
export function changePart(
  assembly: Assembly,
  types: readonly string[],
  change: (part: Part, chunk: JsonObject) => Part,
) {
  const chunk = chunkOf(assembly, ...types)
  if (!chunk) return assembly
  return { ...assembly, parts: assembly.parts.map((part) => (part.index === chunk.index ? change(part, chunk) : part)) }
}

/** The assembly with a part at the index of a chunk, where none was seen there. */
export function begin(assembly: Assembly, { index }: JsonObject, type: unknown): Assembly {
  if (assembly.parts.some((part) => part.index === index)) return assembly
  return { ...assembly, parts: [...assembly.parts, { index, type, text: '', arguments: '' }] }
}

/** The blocks that there are, in order. */
export function blocksOf({ parts }: Assembly): JsonObject[] {
  return parts.map(({ block }) => block).filter(isObject)
}

/** A text that a chunk brings. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Whether the response was cut off because it had become too long. */
export function isCut({ finish }: Assembly): boolean {
  return own(finish, 'kind') === 'max-tokens'
}
