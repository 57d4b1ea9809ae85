import { asObject, isObject } from '../verdict.js'
import type { Assembly } from './assembly.js'

/** What the grammar of chunks has to know of those that came, after the last one, whatever was wrong with it. */
export function afterChunk(assembly: Assembly): Assembly {
  if (!isObject(assembly.chunk)) return assembly
  const { type, index, blockType } = assembly.chunk
  switch (type) {
    case 'block-start':
      return assembly.open.has(index) ? assembly : { ...assembly, open: new Map(assembly.open).set(index, blockType) }
    case 'block-end':
      return { ...assembly, open: new Map([...assembly.open].filter(([opened]) => opened !== index)) }
    case 'usage':
      return { ...assembly, hasUsage: true }
    case 'finish':
      return { ...assembly, hasFinish: true }
    default:
      return assembly
  }
}

/** The type of the block that each type of delta is a part of. */
export const blockTypes: Readonly<Record<string, string>> = {
  'text-delta': 'text',
  'reasoning-delta': 'reasoning',
  'tool-call-delta': 'tool-call',
}

/** The type of the block that a chunk belongs to; undefined where it says none. */
export function blockTypeOf(chunk: unknown): unknown {
  const { type, blockType, block } = asObject(chunk)
  if (type === 'block-start') return blockType
  if (type === 'block-end') return asObject(block).type
  return blockTypes[String(type)]
}
