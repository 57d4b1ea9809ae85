import { type JsonText, withMember } from '../json-text.js'
import { changeRecords } from '../records.js'
import type { Variant } from '../variant.js'

/** All times by the same number. */
export const times: Variant = {
  id: 'times',
  keeps: 'verdict',
  title: { en: 'times shifted', zh: '时间整体平移' },
  rules: ['envelope.time', 'envelope.time-unordered'],
  compares: 'places',
  vary(draw, question) {
    const shift = draw.of([-1_000_000, -1, 1, 1000, 2 ** 40])
    return changeRecords(question, (record, isHeader) =>
      isHeader ? record : withMember(record, 'time', (time) => shifted(time, shift)),
    )
  },
}

/** What is no time, or would be none, stays; `-0` is none. */
function shifted(text: JsonText, shift: number): JsonText {
  const time = typeof text === 'string' && /^[-\d]/.test(text) ? Number(text) : Number.NaN
  const isTime = Number.isSafeInteger(time) && !Object.is(time, -0)
  return isTime && Number.isSafeInteger(time + shift) ? String(time + shift) : text
}
