import type { AssemblyStep } from '../../rule-function.js'
import { changePart, textOf } from '../assembly.js'

/** `assembly.text` (note 0021): text is appended, whatever type the block is of. */
export const text: AssemblyStep = (assembly) =>
  changePart(assembly, ['text-delta', 'reasoning-delta'], (part, chunk) => ({
    ...part,
    text: part.text + textOf(chunk.text),
  }))
