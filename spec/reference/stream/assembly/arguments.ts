import type { AssemblyStep } from '../../rule-function.js'
import { changePart, textOf } from '../assembly.js'

/** `assembly.arguments` (note 0021): arguments are appended. */
export const callArguments: AssemblyStep = (assembly) =>
  changePart(assembly, ['tool-call-delta'], (part, chunk) => ({
    ...part,
    arguments: part.arguments + textOf(chunk.argumentsDelta),
  }))
