import { specification } from '../../spec/reference/specification.js'
import { idMatcher } from '../engine/pattern.js'
import { recordCounts } from '../proof/mutants/counts.js'
import { equivalentFaults, readEquivalents } from '../proof/mutants/equivalents.js'
import { goldenCases } from '../proof/mutants/golden-cases.js'
import { killSets } from '../proof/mutants/kill-sets.js'
import type { Mutant } from '../proof/mutants/mutant.js'
import { mutantsOf } from '../proof/mutants/mutants.js'
import { operatorIds } from '../proof/mutants/operators.js'
import { prove } from '../proof/mutants/prove.js'
import { type Search, searchDifference } from '../proof/mutants/search.js'
import { Trial } from '../proof/mutants/trial.js'
import { type Judged, judgeProven, tallyByOperator, type Verdict } from '../proof/mutants/verdicts.js'
import { killSetsReport } from '../reports/kill-sets-report.js'
import type { Lang } from '../reports/labels.js'
import { proveReport } from '../reports/prove-report.js'
import { styleFor } from '../reports/style.js'
import { changedSince } from './changed-since.js'
import { CommandFault, exitCode } from './exit.js'
import { nearest } from './nearest.js'
import { startProgress } from './progress.js'
import { isColoured, lineWidth } from './terminal.js'

interface ProveOptions {
  rule?: string
  operator?: string
  since?: string
  search?: number
  seed: number
  record?: boolean
  matrix?: boolean
  progress: boolean
  lang: Lang
  json?: boolean
}

/** `sessionproof prove`: golden vectors against mutants of the reference. */
export async function proveCommand(options: ProveOptions): Promise<void> {
  const all = mutantsOf(specification)
  const wanted = await wantedOf(all, options)
  const equivalents = readEquivalents()
  const progress = options.progress && process.stderr.isTTY ? startProgress(wanted.length, process.stderr) : undefined
  if ((options.record || options.matrix) && wanted.length < all.length)
    throw new CommandFault(`--${options.record ? 'record' : 'matrix'} is for all mutants`)
  const proven = await prove(wanted, all, {
    onProgress: (done) => progress?.update(done),
    isMatrix: options.matrix,
  })
  progress?.stop()
  const { verdicts, faults } = judgeProven(proven, equivalents)
  const judged = { verdicts, faults: [...equivalentFaults(equivalents, new Set(all.map(({ id }) => id))), ...faults] }
  process.stdout.write(options.json ? jsonText(judged) : `${proveReport(judged, options.lang, style())}\n`)
  const sets = options.matrix ? killSets(verdicts, goldenCases()) : undefined
  if (sets)
    process.stdout.write(options.json ? `${JSON.stringify(sets)}\n` : killSetsReport(sets, options.lang, style()))
  if (options.record) recordCounts(tallyByOperator(verdicts))
  const survivors = verdicts.filter(({ state }) => state === 'survived')
  if (options.search !== undefined) searchAll(survivors, { seed: options.seed, inputs: options.search })
  if (survivors.length > 0 || judged.faults.length > 0 || (sets?.same.length ?? 0) > 0)
    process.exitCode = exitCode.failed
}

async function wantedOf(all: readonly Mutant[], { rule, operator, since }: ProveOptions): Promise<Mutant[]> {
  if (operator !== undefined && !(operatorIds as readonly string[]).includes(operator)) {
    const guess = nearest(operator, operatorIds)
    throw new CommandFault(`${operator} is no operator${guess ? `; did you mean ${guess}?` : ''}`)
  }
  const matches = rule === undefined ? undefined : idMatcher(rule)
  const isChanged = since === undefined ? () => true : await changedSince(since)
  const isWanted = (mutant: Mutant) =>
    (operator === undefined || mutant.operator === operator) &&
    (matches === undefined || (mutant.rule !== undefined && matches(mutant.rule))) &&
    isChanged(mutant)
  const wanted = all.filter(isWanted)
  // a branch that touched no rule is as it should be; a name that fits nothing is a slip
  if (wanted.length === 0 && since === undefined) throw new CommandFault(`${rule ?? operator} matches no mutant`)
  return wanted
}

/** One line a survivor: an input that tells it from the reference, or the search for the list of equivalents. */
function searchAll(survivors: readonly Verdict[], search: Search): void {
  const trial = new Trial(specification, goldenCases())
  for (const { mutant } of survivors) {
    const cases = trial.related(mutant)
    const found = searchDifference(trial.reference(), trial.prepared(mutant), cases, search)
    process.stdout.write(`${JSON.stringify({ id: mutant.id, ...(found ? { found } : { search }) })}\n`)
  }
}

function jsonText({ verdicts, faults }: Judged): string {
  const lines = verdicts.map(({ mutant, ...verdict }) => {
    const { id, operator, rule, what } = mutant
    return { id, operator, rule, what, ...verdict }
  })
  return [...lines, ...faults.map((fault) => ({ fault }))].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function style() {
  return styleFor(isColoured(process.stdout), lineWidth(process.stdout))
}
