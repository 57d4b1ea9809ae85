import type { StepFunction } from '../../../rule-function.js'
import { withMember } from '../../changed.js'
import { withChunks } from './places.js'
import { tagged, tagName } from './tag-name.js'

/** `v3-v4.content.streams` (note 0017): the stream says again what the message says. */
export const contentStreams: StepFunction = (event, { tables: { tags } }) =>
  withChunks(event, (chunk) => {
    const { type, block, blockType } = chunk
    if (type === 'block-end') return withMember(chunk, 'block', tagged(block, tags))
    if (type !== 'block-start' || typeof blockType !== 'string') return chunk
    return withMember(chunk, 'blockType', tagName(blockType, tags))
  })
