import { changeEvents } from '../row-change.js'
import type { Variant } from '../variant.js'

/** An event that is missing, not the last. */
export const lostRow: Variant = {
  id: 'lost-row',
  keeps: 'nothing',
  title: { en: 'a row that is missing', zh: '缺失的行' },
  rules: ['framing.dense'],
  vary: (draw, question) => changeEvents(question, 2, (events) => events.toSpliced(draw.below(events.length - 1), 1)),
}
