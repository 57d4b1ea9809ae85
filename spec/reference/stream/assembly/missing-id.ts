import type { AssemblyStep } from '../../rule-function.js'

/** `assembly.missing-id` (note 0021): a call without an id is named after its index, until a delta says one. */
export const missingId: AssemblyStep = (assembly) => ({
  ...assembly,
  parts: assembly.parts.map((part) => ({ ...part, id: part.id ?? `call-${part.index}` })),
})
