import { variants } from '../metamorphic/index.js'
import type { Damage } from './damage.js'

const breaking = variants.filter(({ keeps }) => keeps === 'nothing')

/** What is asked otherwise so that it is wrong: bytes, frames, spellings, rows that are there twice. */
export const variantDamages: readonly Damage[] = [
  { id: 'asked-wrongly', weight: 5, apply: (question, draw) => draw.of(breaking).vary(draw, question) },
]
