import { asObject, dataOf, isCount, type JsonObject, step } from '../../verdict.js'
import type { LogState } from '../state/log-state.js'
import type { ToolDefinition } from '../state/requests.js'

/** The first tool that a `developer/message` adds and whose definition in the cited request does not hold. */
export function additionFault(
  event: JsonObject,
  log: LogState,
  holds: (tool: ToolDefinition | undefined) => boolean,
): string | undefined {
  const headerSeq = dataOf(event).headerSeq
  const content = asObject(dataOf(event).message).content
  if (!isCount(headerSeq) || log.seen.at(headerSeq) !== 'request/header' || !Array.isArray(content)) return undefined
  const wrong = content.findIndex(
    (block) =>
      asObject(block).type === 'tool-addition' && !holds(log.requests.definition(headerSeq, asObject(block).toolName)),
  )
  return wrong < 0 ? undefined : `/data/message/content${step(wrong)}/toolName`
}
