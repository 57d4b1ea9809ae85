import type { AssemblyStep } from '../../rule-function.js'
import { isAtEnd, isCut } from '../assembly.js'

/** `assembly.max-tokens` (note 0021): of a response that was cut off, no call is carried out. */
export const maxTokens: AssemblyStep = (assembly) =>
  isAtEnd(assembly) && isCut(assembly)
    ? { ...assembly, parts: assembly.parts.filter(({ block }) => block?.type !== 'tool-call') }
    : assembly
