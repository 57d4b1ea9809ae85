import { auditFunctions } from './audit/functions.js'
import { dense } from './dense.js'
import { header } from './header.js'

/** The rules and steps of the edge from V2 to V3 (notes 0015 and 0016). */
export const v2v3Functions = {
  ...auditFunctions,
  'v2-v3.header': header,
  'v2-v3.dense': dense,
}
