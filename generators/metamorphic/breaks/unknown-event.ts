import { withAppended } from '../appended.js'
import type { Variant } from '../variant.js'

/** The event that may be appended as long as it is ignorable, without that mark. */
export const unknownEvent: Variant = {
  id: 'unknown-event',
  keeps: 'nothing',
  title: { en: 'an event at the end that is unknown and not ignorable', zh: '末尾多一个不可忽略的未知事件' },
  rules: ['vocabulary.known', 'envelope.unknown-required'],
  vary(_draw, question) {
    if (question.op !== 'admit' || question.at === 'event') return undefined
    return withAppended(question, { data: {}, ignorable: undefined })
  },
}
