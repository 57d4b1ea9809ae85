import type { StepFunction } from '../../../rule-function.js'
import { withBlocks } from './places.js'
import { tagged } from './tag-name.js'

/** `v3-v4.content.blocks` (note 0017). */
export const contentBlocks: StepFunction = (event, { tables }) =>
  withBlocks(event, (block) => tagged(block, tables.tags))
