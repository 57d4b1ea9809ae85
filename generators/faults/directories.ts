import { canonicalName } from '../../spec/reference/publication/plan.js'
import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Damage } from './damage.js'

/** Damage to what stands beside a log: one more generation of it, or what only has the name of one. */
export const directoryDamages: readonly Damage[] = [
  {
    id: 'generation-added',
    weight: 4,
    apply: (question, draw) => {
      const { files, directory } = question.input
      const [member, entries] = Array.isArray(files) ? (['files', files] as const) : (['directory', directory] as const)
      if (!Array.isArray(entries)) return undefined
      const generation = draw.chance(1, 2) ? (question.to ?? question.format + 1) : draw.between(0, 6)
      const name = canonicalName(generation, draw.chance(1, 3))
      const more = { name: draw.chance(1, 4) ? name.toUpperCase() : name, ...contentOf(draw, member, generation) }
      return { ...question, input: { ...question.input, [member]: [...entries, more] } }
    },
  },
]

function contentOf(draw: Draw, member: 'files' | 'directory', version: number): JsonObject {
  if (member === 'files') return { version }
  return draw.of<JsonObject>([{ isDirectory: true }, { link: 'elsewhere' }, { bytes: '' }, { rows: ['no log'] }])
}
