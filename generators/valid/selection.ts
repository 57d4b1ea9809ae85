import { canonicalName } from '../../spec/reference/publication/plan.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { otherName, shuffled, uniqueByName } from './names.js'

/** The readers that select: what they read at most. */
const formats = [3, 4] as const

/**
 * `select` in a directory that has a log: generations in one encoding, the highest of which says its own number, and other
 * files, in any order (note 0011). What lower generations say is not looked at.
 */
export function validSelection(draw: Draw): Question {
  const format = draw.of(formats)
  const isCompressed = draw.chance(1, 3)
  const highest = draw.chance(1, 2) ? format : draw.between(0, format)
  const log = { name: canonicalName(highest, isCompressed), version: highest }
  const lower = draw.some(Array.from({ length: highest }, (_, generation) => generation))
  const others = draw.list(draw.chance(1, 20) ? 40 : 3, () => ({ name: otherName(draw), version: anyVersion(draw) }))
  const files = [
    log,
    ...lower.map((generation) => ({
      name: canonicalName(generation, isCompressed),
      version: draw.chance(1, 2) ? generation : anyVersion(draw),
    })),
    ...others,
  ]
  return { op: 'select', format, input: { files: shuffled(draw, uniqueByName(files)) satisfies JsonObject[] } }
}

/** What a header says that nobody has to believe: a number, nothing that can be read, or the name of another file. */
function anyVersion(draw: Draw): unknown {
  return draw.weighted<unknown>([
    [3, null],
    [3, draw.between(0, 6)],
    [1, draw.of([-1, 1.5, Number.MAX_SAFE_INTEGER])],
    [1, draw.of(['3', '', true, [4], { version: 4 }])],
    [1, canonicalName(draw.between(0, 6), draw.chance(1, 2))],
  ])
}
