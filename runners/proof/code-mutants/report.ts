import type { Style } from '../../reports/style.js'
import { table } from '../../reports/table.js'
import type { CodeMutant } from './code-mutant.js'
import { nameOf } from './reasons.js'

/** How many mutants became what. */
interface Tally {
  readonly mutants: number
  readonly killed: number
  readonly reasoned: number
  readonly survived: number
}

/** Survivors as the list of reasons names them, faults of that list, and the score by folder and in all. */
export function codeMutantsReport(
  mutants: readonly CodeMutant[],
  reasoned: ReadonlySet<string>,
  faults: readonly string[],
  style: Style,
): string {
  const survivors = mutants.filter((it) => it.state !== 'killed' && !reasoned.has(nameOf(it)))
  const areas = [...new Set(mutants.map(areaOf))].sort()
  const inArea = (area: string) => mutants.filter((it) => areaOf(it) === area)
  const rows = areas.map((area) => row(area, inArea(area), reasoned))
  const all = tallyOf(mutants, reasoned)
  return [
    ...[...grouped(survivors)].map(([place, group]) => survivorsText(place, group, style)),
    ...faults.map((fault) => `${style.bad('✗')} ${fault}\n`),
    `${table([['folder', 'mutants', 'killed', 'reasoned', 'survived', 'score', 'without reasoned'], ...rows, row('all', mutants, reasoned)], style, true)}\n`,
    `${all.mutants} mutants: ${all.killed} killed, ${all.reasoned} with a reason, ${all.survived} survived`,
    `score: ${score(all)} % of all, ${scoreWithoutReasoned(all)} % of those without a reason`,
  ].join('\n')
}

/** Of those without a reason, in percent. */
export function scoreOf(mutants: readonly CodeMutant[], reasoned: ReadonlySet<string>): number {
  return Number(scoreWithoutReasoned(tallyOf(mutants, reasoned)))
}

function grouped(survivors: readonly CodeMutant[]): Map<string, CodeMutant[]> {
  const groups = new Map<string, CodeMutant[]>()
  for (const it of survivors) {
    const place = `${it.file}:${it.line}`
    groups.set(place, [...(groups.get(place) ?? []), it])
  }
  return groups
}

/** As an entry of `reasons.yaml` would have them, without its reason. */
function survivorsText(place: string, group: readonly CodeMutant[], style: Style): string {
  const lines = group.map(({ change, reached }) => `    - ${JSON.stringify(change)} ${style.dim(`# ${reached} cases`)}`)
  return `${style.bad('✗')} ${style.strong(place)}\n  line: ${JSON.stringify(group[0]?.text)}\n  changes:\n${lines.join('\n')}\n`
}

/** The folder, and the area below it. */
function areaOf({ file }: CodeMutant): string {
  return file.split('/').slice(0, -1).join('/') || '.'
}

function tallyOf(mutants: readonly CodeMutant[], names: ReadonlySet<string>): Tally {
  const alive = mutants.filter(({ state }) => state !== 'killed')
  const reasoned = alive.filter((it) => names.has(nameOf(it))).length
  return {
    mutants: mutants.length,
    killed: mutants.length - alive.length,
    reasoned,
    survived: alive.length - reasoned,
  }
}

function row(area: string, mutants: readonly CodeMutant[], names: ReadonlySet<string>): string[] {
  const tally = tallyOf(mutants, names)
  const counts = [tally.mutants, tally.killed, tally.reasoned, tally.survived]
  return [
    area,
    ...counts.map((count) => (count === 0 ? '·' : String(count))),
    score(tally),
    scoreWithoutReasoned(tally),
  ]
}

function score({ killed, mutants }: Tally): string {
  return ((100 * killed) / mutants).toFixed(1)
}

function scoreWithoutReasoned({ killed, mutants, reasoned }: Tally): string {
  return mutants === reasoned ? '100.0' : ((100 * killed) / (mutants - reasoned)).toFixed(1)
}
