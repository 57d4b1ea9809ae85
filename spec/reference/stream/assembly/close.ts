import type { AssemblyStep } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { changePart } from '../assembly.js'

/** `assembly.close` (note 0021): the first end has the block, and the last word. */
export const close: AssemblyStep = (assembly) =>
  changePart(assembly, ['block-end'], (part, { block }) => (part.block ? part : { ...part, block: asObject(block) }))
