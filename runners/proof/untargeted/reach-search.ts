import { Worker } from 'node:worker_threads'
import { type Way, ways } from '../../../generators/reach/drawn.js'
import { type RuleId, rules } from '../../../spec/generated/rules.js'
import { type Reached, ruleIds } from './reach.js'
import { markFaults } from './reach-faults.js'
import { allMarks, type Found, type Share } from './reach-share.js'
import type { Part, ReachRecord, Unreached } from './reached-file.js'

export interface SearchOptions {
  readonly seed: number
  /** How many questions are made at most, by the way. */
  readonly most: Readonly<Record<Way, number>>
  readonly jobs: number
  /** After so long no further round begins, and what was reached is recorded. */
  readonly seconds: number
  readonly unreached: Unreached
}

/** Runs of one round: few enough to stop early, enough to keep threads busy. The result is that of one thread. */
const roundSize = 400
/** The same for each rule that is aimed at. */
const aimedSize = 20

/**
 * Looks for a question that reaches each rule, first among valid ones, and for valid ones that meet every type of event
 * and every constraint. Ends when only that is left which has a reason.
 */
export async function searchReach(options: SearchOptions, onRound: (line: string) => void): Promise<ReachRecord> {
  const { seed, most, jobs, seconds, unreached } = options
  const end = Date.now() + seconds * 1000
  const workers = Array.from({ length: jobs }, () => new Worker(new URL('./reach-worker.js', import.meta.url)))
  const reached = new Map<RuleId, Reached>()
  const met = new Map<string, number>()
  const reasoned = new Set<RuleId>(unreached.rules.map(({ id }) => id))
  const runs: Record<string, number> = {}
  try {
    for (const way of ways) {
      runs[way] = 0
      while ((runs[way] ?? 0) < most[way] && Date.now() < end && isWanting(way)) {
        const first = runs[way] ?? 0
        const last = Math.min(first + (way === 'aimed' ? aimedSize : roundSize), most[way])
        const share: Omit<Share, 'runs'> = {
          way,
          seed,
          rules: soughtBy(way).filter((id) => !reached.has(id)),
          met: [...met.keys()],
        }
        const founds = await Promise.all(
          workers.map((worker, index) => {
            if (way === 'aimed') return answerOf(worker, aimedShare(share, first, last, index))
            const own = Array.from({ length: last - first }, (_, at) => first + at).filter(
              (run) => run % jobs === index,
            )
            return answerOf(worker, { ...share, runs: own })
          }),
        )
        for (const found of founds) take(found)
        runs[way] = last
        onRound(`${way} ${last}: ${ruleIds.length - reached.size} rules, ${allMarks.size - met.size} marks left`)
      }
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return recordOf(reached, met, seed, runs)

  /** Each thread looks for rules of its own. */
  function aimedShare(share: Omit<Share, 'runs'>, first: number, last: number, index: number): Share {
    const own = share.rules.filter((_, at) => at % jobs === index)
    return { ...share, rules: own, runs: Array.from({ length: last - first }, (_, at) => first + at) }
  }

  function isWanting(way: Way): boolean {
    if (soughtBy(way).some((id) => !reached.has(id) && !reasoned.has(id))) return true
    return (
      way === 'valid' && markFaults(new Set(met.keys()), allMarks, { rules: [], marks: unreached.marks }).length > 0
    )
  }

  function take(found: Found): void {
    for (const [id, it] of found.rules)
      if (it.run < (reached.get(id)?.run ?? Number.POSITIVE_INFINITY)) reached.set(id, it)
    for (const [run, marks] of found.met)
      for (const mark of marks) met.set(mark, Math.min(run, met.get(mark) ?? Number.POSITIVE_INFINITY))
  }
}

/** What may be reached in a way: a refusal by what is wrong, all else in any. */
function soughtBy(way: Way): RuleId[] {
  return way === 'fault' || way === 'aimed' ? ruleIds : ruleIds.filter((id) => rules[id].effect !== 'refuse')
}

function answerOf(worker: Worker, share: Share): Promise<Found> {
  return new Promise((resolve, reject) => {
    worker.once('message', (found: Found) => {
      worker.off('error', reject)
      resolve(found)
    })
    worker.once('error', reject)
    worker.postMessage(share)
  })
}

function recordOf(
  reached: ReadonlyMap<RuleId, Reached>,
  met: ReadonlyMap<string, number>,
  seed: number,
  runs: Readonly<Record<string, number>>,
): ReachRecord {
  const ofRules = (isWanted: (id: RuleId) => boolean): Part => {
    const all = ruleIds.filter(isWanted)
    return [all.filter((id) => reached.has(id)).length, all.length]
  }
  const ofMarks = (kind: string): Part => {
    const isOfKind = (mark: string) => mark.startsWith(`${kind} `)
    return [[...met.keys()].filter(isOfKind).length, [...allMarks].filter(isOfKind).length]
  }
  const effects = ['accept', 'preserve', 'convert', 'refuse'] as const
  return {
    runs,
    shares: {
      ...Object.fromEntries(effects.map((effect) => [effect, ofRules((id) => rules[id].effect === effect)])),
      types: ofMarks('type'),
      constraints: ofMarks('site'),
    },
    meeting: { seed, runs: [...new Set(met.values())].sort((one, other) => one - other) },
    rules: Object.fromEntries(ruleIds.flatMap((id) => (reached.has(id) ? [[id, reached.get(id)]] : []))),
  }
}
