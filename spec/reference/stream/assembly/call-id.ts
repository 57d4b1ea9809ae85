import type { AssemblyStep } from '../../rule-function.js'
import { changePart } from '../assembly.js'

/** `assembly.call-id` (note 0021): the last id counts, also an empty or a missing one. */
export const callId: AssemblyStep = (assembly) =>
  changePart(assembly, ['tool-call-delta'], (part, { id }) => ({ ...part, id }))
