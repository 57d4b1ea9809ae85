import { changeEvents } from '../row-change.js'
import type { Variant } from '../variant.js'

/** Two neighbours in the other order. */
export const swappedRows: Variant = {
  id: 'swapped-rows',
  keeps: 'nothing',
  title: { en: 'two rows in the other order', zh: '次序颠倒的两行' },
  rules: ['framing.dense'],
  vary: (draw, question) =>
    changeEvents(question, 2, (events) => {
      const index = draw.below(events.length - 1)
      return events.toSpliced(index, 2, events[index + 1] as string, events[index] as string)
    }),
}
