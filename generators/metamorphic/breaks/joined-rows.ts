import { changeEvents } from '../row-change.js'
import type { Variant } from '../variant.js'

/** Two rows on one line. */
export const joinedRows: Variant = {
  id: 'joined-rows',
  keeps: 'nothing',
  title: { en: 'two rows on one line', zh: '两行写在同一行' },
  rules: ['framing.json'],
  vary: (draw, question) =>
    changeEvents(question, 2, (events) => {
      const index = draw.below(events.length - 1)
      return events.toSpliced(index, 2, events.slice(index, index + 2).join(draw.of(['', ' ', ',', '\r', '\u2028'])))
    }),
}
