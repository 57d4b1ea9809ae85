import type { WireFunction } from '../../../rule-function.js'
import { isObject, type JsonObject } from '../../../verdict.js'
import { firstPlace, isName } from '../reading/placed.js'
import { blocksOfTurn, turnsOf } from '../reading/turns.js'

const types = ['text', 'image', 'document', 'file']

/** `wire.messages.result-shape` (note 0024). */
export const messagesResultShape: WireFunction = ({ body }) =>
  firstPlace(turnsOf(body).flatMap(blocksOfTurn), (block) => block.type === 'tool_result' && !isResult(block))

function isResult({ tool_use_id, content, is_error }: JsonObject): boolean {
  const isContent = content === undefined || typeof content === 'string' || isListOfBlocks(content)
  return isName(tool_use_id) && isContent && (is_error === undefined || typeof is_error === 'boolean')
}

function isListOfBlocks(content: unknown): boolean {
  return Array.isArray(content) && content.every((block) => isObject(block) && types.includes(String(block.type)))
}
