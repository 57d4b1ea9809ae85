import { everyPart, type JsonText, withMember } from '../json-text.js'
import { changeRecords } from '../records.js'
import { prefixes, renamed } from '../renamed.js'
import type { Variant } from '../variant.js'

const members = ['sessionId', 'senderSessionId', 'parentSession']

/** Sessions by other names, the same wherever a Session is named. */
export const sessionIds: Variant = {
  id: 'session-ids',
  keeps: 'verdict',
  title: { en: 'the ids of Sessions renamed throughout', zh: '一致地改换各 Session 标识' },
  rules: ['header.id', 'delivery.own'],
  compares: 'places',
  vary(draw, question) {
    const prefix = draw.of(prefixes)
    return changeRecords(question, (record, isHeader) => {
      const inside = everyPart(record, (part) => allRenamed(part, members, prefix))
      return isHeader ? allRenamed(inside, ['id'], prefix) : inside
    })
  },
}

function allRenamed(part: JsonText, names: readonly string[], prefix: string): JsonText {
  return names.reduce((it, name) => withMember(it, name, (id) => renamed(id, prefix)), part)
}
