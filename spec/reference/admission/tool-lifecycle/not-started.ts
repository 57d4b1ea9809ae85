import type { RelationFunction } from '../../rule-function.js'
import { asObject, dataOf, isObject, type JsonObject, own } from '../../verdict.js'
import { appends } from '../state/surface.js'
import { settledCall } from '../state/tools.js'
import { isRepairId } from './repair-id.js'

/** `tool-lifecycle.not-started`: the result of a call that was not started is the exact repair. Note 0007, Tool calls. */
export const toolNotStarted: RelationFunction = (event, { log, format }) => {
  const id = settledCall(event)
  const call = log.tools.call(id)
  if (!appends(event) || !call || call.isStarted) return undefined
  return (
    errorFault(event) ??
    (Object.hasOwn(event, 'sourceEventSeqs') ? '/sourceEventSeqs' : undefined) ??
    messageFault(event, String(id), format)
  )
}

const error = { name: 'ToolNotStartedError', code: 'TOOL_NOT_STARTED' } as const
const words = 'The tool call was interrupted before the Harness recorded it as started. Retry it if it is still needed.'

function errorFault(event: JsonObject): string | undefined {
  const given = dataOf(event).error
  if (!isObject(given)) return '/data/error'
  const wrong = (['name', 'code'] as const).find((member) => own(given, member) !== error[member])
  return wrong && `/data/error/${wrong}`
}

/** In V3 the flag and the content are those of the wrapper block. */
function messageFault(event: JsonObject, callId: string, format: number): string | undefined {
  const message = dataOf(event).message
  const blocks = asObject(message).content
  const holder = format >= 4 ? message : Array.isArray(blocks) ? blocks[0] : undefined
  const at = format >= 4 ? '/data/message' : '/data/message/content/0'
  if (own(holder, 'isError') !== true) return `${at}/isError`
  const id = String(asObject(message).id)
  if (format >= 4 && id.startsWith(`forked-tool-result-${callId}-`)) return undefined
  if (!isRepairId(id, callId)) return '/data/message/id'
  const content = own(holder, 'content')
  const isRepair =
    Array.isArray(content) &&
    content.length === 1 &&
    own(content[0], 'type') === 'text' &&
    own(content[0], 'text') === words
  return isRepair ? undefined : `${at}/content`
}
