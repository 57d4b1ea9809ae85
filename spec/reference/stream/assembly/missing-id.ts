import type { AssemblyStep } from '../../rule-function.js'
import { isAtEnd } from '../assembly.js'

/** `assembly.missing-id` (note 0021): a call without an id is named after its index. */
export const missingId: AssemblyStep = (assembly) => {
  if (!isAtEnd(assembly)) return assembly
  return { ...assembly, parts: assembly.parts.map((part) => ({ ...part, id: part.id ?? `call-${part.index}` })) }
}
