import { changeEvents } from '../row-change.js'
import type { Variant } from '../variant.js'

/** An event that stands twice. */
export const repeatedRow: Variant = {
  id: 'repeated-row',
  keeps: 'nothing',
  title: { en: 'a row that stands twice', zh: '重复出现的行' },
  rules: ['framing.dense'],
  vary: (draw, question) =>
    changeEvents(question, 1, (events) => {
      const index = draw.below(events.length)
      return events.toSpliced(draw.between(index, events.length), 0, events[index] as string)
    }),
}
