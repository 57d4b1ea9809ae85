import type { AssemblyStep } from '../../rule-function.js'
import { isAtEnd, type Part } from '../assembly.js'

/** `assembly.open` (note 0021): a block that is open at the end is what its deltas make. */
export const open: AssemblyStep = (assembly) => {
  if (!isAtEnd(assembly)) return assembly
  return { ...assembly, parts: assembly.parts.map((part) => (part.block ? part : { ...part, ...ofDeltas(part) })) }
}

function ofDeltas({ type, text, id, name = '', arguments: called }: Part): Pick<Part, 'block'> {
  if (type === 'text' || type === 'reasoning') return { block: { type, text } }
  return type === 'tool-call' ? { block: { type, id, name, arguments: called } } : {}
}
