import type { KillSets } from '../proof/mutants/kill-sets.js'
import type { Lang } from './labels.js'
import type { Style } from './style.js'

/** The groups of vectors that a person learns nothing from, and how many sets of mutants the vectors tell apart. */
export function killSetsReport({ vectors, sets, shared, same }: KillSets, lang: Lang, style: Style): string {
  const groups = same.map(({ mutants, vectors: own }) => {
    const head =
      lang === 'en'
        ? `kill the same ${mutants} mutants, and \`catches\` does not tell them apart`
        : `杀死同样的 ${mutants} 个变异体，\`catches\` 也未加以区分`
    return `${style.bad('✗')} ${head}\n${own.map((id) => `  ${id}\n`).join('')}\n`
  })
  const told =
    lang === 'en'
      ? `${vectors} vectors kill ${sets} sets of mutants; ${shared} share theirs, ${same.length} groups without words of their own`
      : `${vectors} 个向量杀死 ${sets} 组变异体；${shared} 个与他者同组，${same.length} 群没有各自的说明`
  return `${groups.join('')}${same.length === 0 ? style.good(told) : style.bad(told)}\n`
}
