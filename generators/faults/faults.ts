import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { constraintDamages } from './constraints.js'
import type { Damage, Focus } from './damage.js'
import { directoryDamages } from './directories.js'
import { fileDamages } from './files.js'
import { listDamages } from './lists.js'
import { providerDamages } from './providers.js'
import { spanDamages } from './spans.js'
import { valueDamages } from './values.js'
import { variantDamages } from './variants.js'

/** Every damage, in no order. */
export const damages: readonly Damage[] = [
  ...[...constraintDamages, ...valueDamages, ...listDamages],
  ...[...spanDamages, ...fileDamages, ...directoryDamages, ...providerDamages, ...variantDamages],
]

/** A question with something wrong with it, which may be nothing that a rule minds; undefined where nothing fits. */
export function damagedOnce(question: Question, draw: Draw, focus: Focus = anywhere): Question | undefined {
  return anyDamage(draw).apply(question, draw, focus)
}

function anyDamage(draw: Draw): Damage {
  return draw.weighted(damages.map((it) => [it.weight, it] as const))
}

const anywhere: Focus = () => true

/**
 * A question with up to three random things wrong with it. What they break, if anything, nobody chose; what would leave no
 * question is not done. Each that is done is told of.
 */
export function damaged(
  question: Question,
  draw: Draw,
  isAskable: (question: Question) => boolean,
  onDone?: (damage: Damage) => void,
): Question {
  const times = draw.between(1, 3)
  let made = question
  for (let count = 0; count < times; count++) {
    const damage = anyDamage(draw)
    const next = damage.apply(made, draw, anywhere)
    if (!next || !isAskable(next)) continue
    made = next
    onDone?.(damage)
  }
  return made
}
