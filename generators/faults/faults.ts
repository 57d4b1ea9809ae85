import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { constraintDamages } from './constraints.js'
import type { Damage, Focus } from './damage.js'
import { fileDamages } from './files.js'
import { listDamages } from './lists.js'
import { spanDamages } from './spans.js'
import { valueDamages } from './values.js'
import { variantDamages } from './variants.js'

/** Every damage, in no order. */
export const damages: readonly Damage[] = [
  ...[...constraintDamages, ...valueDamages, ...listDamages],
  ...[...spanDamages, ...fileDamages, ...variantDamages],
]

/** A question with something wrong with it, which may be nothing that a rule minds; undefined where nothing fits. */
export function damagedOnce(question: Question, draw: Draw, focus: Focus = () => true): Question | undefined {
  return draw.weighted(damages.map((it) => [it.weight, it] as const)).apply(question, draw, focus)
}

/**
 * A question with up to three random things wrong with it. What they break, if anything, nobody chose; what would leave no
 * question is not done.
 */
export function damaged(question: Question, draw: Draw, isAskable: (question: Question) => boolean): Question {
  const times = draw.between(1, 3)
  let made = question
  for (let count = 0; count < times; count++) {
    const next = damagedOnce(made, draw)
    if (next && isAskable(next)) made = next
  }
  return made
}
