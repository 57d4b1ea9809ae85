import { everyPart, isObjectText, type JsonText, memberOf, stringOf, withMember } from '../json-text.js'
import { changeRecords } from '../records.js'
import { prefixes, renamed } from '../renamed.js'
import type { Variant } from '../variant.js'

const members = ['callId', 'toolCallId', 'subCallId', 'parentCallId', 'rootCallId']
/** The ids of the messages that a harness makes for calls which never began hold the id of the call. */
const made = ['interrupted-tool-result-', 'forked-tool-result-']

/** Calls by other names, the same wherever a call is named. */
export const callIds: Variant = {
  id: 'call-ids',
  keeps: 'verdict',
  title: { en: 'the ids of calls renamed throughout', zh: '一致地改换各调用标识' },
  rules: ['tool-lifecycle.id', 'tool-result.call-id'],
  compares: 'places',
  vary(draw, question) {
    const prefix = draw.of(prefixes)
    return changeRecords(question, (record, isHeader) =>
      isHeader ? record : everyPart(record, (part) => withCallsRenamed(part, prefix)),
    )
  },
}

function withCallsRenamed(part: JsonText, prefix: string): JsonText {
  if (!isObjectText(part)) return part
  const call = stringOf(memberOf(memberOf(part, 'source'), 'callId'))
  const isCall = stringOf(memberOf(part, 'type'))?.startsWith('tool-call') === true
  const own = members.reduce((it, name) => withMember(it, name, (id) => renamed(id, prefix)), part as JsonText)
  if (isCall) return withMember(own, 'id', (id) => renamed(id, prefix))
  // the parts inside were renamed before
  return call?.startsWith(prefix) ? withMember(own, 'id', (id) => madeId(id, call, prefix)) : own
}

/** The id of a message that was made for a call. */
function madeId(id: JsonText, call: string, prefix: string): JsonText {
  const before = stringOf(id)
  const start = made.find((it) => before?.startsWith(`${it}${call.slice(prefix.length)}-`))
  return start && before ? JSON.stringify(`${start}${prefix}${before.slice(start.length)}`) : id
}
