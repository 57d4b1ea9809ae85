import type { EdgeFunction } from '../../../rule-function.js'
import { asObject } from '../../../verdict.js'
import { contentsOf } from './places.js'

/** `v3-v4.content.list` (note 0017). */
export const contentList: EdgeFunction = (event) =>
  contentsOf(asObject(event)).find(({ blocks }) => !Array.isArray(blocks))?.at
