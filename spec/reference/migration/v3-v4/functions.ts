import { dense } from './dense.js'
import { header } from './header.js'
import { unknownType } from './unknown-type.js'

/** The rules and steps of the edge from V3 to V4 (note 0017). */
export const v3v4Functions = {
  'v3-v4.header': header,
  'v3-v4.dense': dense,
  'v3-v4.unknown-type': unknownType,
}
