import type { AssemblyStep } from '../../rule-function.js'
import { changePart } from '../assembly.js'

/** `assembly.call-name` (note 0021): an empty name does not erase one. */
export const callName: AssemblyStep = (assembly) =>
  changePart(assembly, ['tool-call-delta'], (part, { name }) => (name ? { ...part, name } : part))
