import type { ProjectionStep } from '../../../rule-function.js'
import { type SignedBlock, withSignatures } from '../openai/replay.js'
import { reasoningItem } from './reasoning-item.js'

/** `adapter.openai-responses.replay` (note 0029): a reasoning item is refused where nothing follows it. */
export const replay: ProjectionStep = (draft) =>
  withSignatures(draft, 'openai-responses', (blocks) => {
    const last = blocks.findLast(({ type, text }) => type !== 'text' || text !== '')
    return blocks.every(isGiven) && last?.type !== 'reasoning'
  })

function isGiven({ type, signature }: SignedBlock): boolean {
  return type !== 'reasoning' || reasoningItem(signature) !== undefined
}
