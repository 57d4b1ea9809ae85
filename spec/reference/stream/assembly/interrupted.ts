import type { AssemblyStep } from '../../rule-function.js'
import { blocksOf, isAtEnd, textOf } from '../assembly.js'

/** `assembly.interrupted` (note 0021): words are kept, and calls that nobody answers are not. */
export const interrupted: AssemblyStep = (assembly) => {
  if (!isAtEnd(assembly)) return assembly
  const kept = blocksOf(assembly).filter(
    ({ type, text }) => (type === 'text' || type === 'reasoning') && textOf(text).trim() !== '',
  )
  return { ...assembly, interrupted: kept }
}
