import type { ProjectionStep } from '../../../rule-function.js'
import { asObject, type JsonObject } from '../../../verdict.js'
import { withWireIds } from '../../conversation/call-ids.js'
import { blocksOf, type Item, mapItems, mapTurns } from '../../draft.js'
import { mapResponses } from './responses.js'

/** `adapter.gemini.call-id` (note 0030): other models of the API are told calls by their place. */
export const callId: ProjectionStep = (draft) =>
  takesIds(draft.route.model)
    ? mapItems(withWireIds(draft), ['assistant', 'tool'], (item) =>
        item.message.role === 'tool'
          ? mapResponses(item, (made) => ({ ...made, id: item.message.toolCallId }))
          : mapTurns(item, (turn) => ({ ...turn, parts: identified(turn.parts, item) })),
      )
    : draft

function takesIds(model: string): boolean {
  return model.startsWith('claude-') || model.startsWith('gpt-oss-')
}

function identified(parts: unknown, { message }: Item): readonly JsonObject[] {
  return (parts as readonly JsonObject[]).map((part, index) =>
    part.functionCall === undefined
      ? part
      : { ...part, functionCall: { ...asObject(part.functionCall), id: blocksOf(message)[index]?.id } },
  )
}
