import type { ProjectionStep } from '../../../rule-function.js'
import { mapItems, mapTurns } from '../../draft.js'
import { modelOf, signaturesOf } from './replay.js'
import { contentOf } from './wire-turns.js'

/** `adapter.deepseek-messages.signature` (note 0026): a signature goes back to the model that gave it, and to no other. */
export const signature: ProjectionStep = (draft) =>
  mapItems(draft, ['assistant'], (item) => {
    const signatures = modelOf(item.message) === draft.route.model ? signaturesOf(item.message) : undefined
    if (signatures === undefined) return item
    return mapTurns(item, (turn) => ({
      ...turn,
      content: contentOf(turn).map((block, index) =>
        signatures[index] === undefined ? block : { ...block, signature: signatures[index] },
      ),
    }))
  })
