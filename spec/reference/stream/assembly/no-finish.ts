import type { AssemblyStep } from '../../rule-function.js'
import { isAtEnd } from '../assembly.js'

/** `assembly.no-finish` (note 0021): a stream that just stops has stopped. */
export const noFinish: AssemblyStep = (assembly) =>
  isAtEnd(assembly) && assembly.finish === undefined ? { ...assembly, finish: { kind: 'stop' } } : assembly
