import { Worker } from 'node:worker_threads'
import { type Way, ways } from '../../../generators/reach/drawn.js'
import { reachesOfFaulty } from '../../../generators/reach/index.js'
import { type RuleId, rules } from '../../../spec/generated/rules.js'
import { type Reached, ruleIds } from './reach.js'
import { markFaults } from './reach-faults.js'
import { allMarks, type Found, Reacher, type Share } from './reach-share.js'
import type { Meeting, Part, ReachRecord, Unreached } from './reached-file.js'

export interface SearchOptions {
  readonly seed: number
  /** How many questions are made at most, by the way; of those that are aimed, for each rule. */
  readonly most: Readonly<Record<Way, number>>
  readonly jobs: number
  /** After so long no further round begins, and what was reached is recorded. */
  readonly seconds: number
  readonly unreached: Unreached
}

/** Runs of one round: few enough to stop early, enough to keep threads busy. The result is that of one thread. */
const roundSizes: Readonly<Record<Way, number>> = { valid: 400, variant: 400, fault: 400, aimed: 20 }

/** What is reached so far. */
interface State {
  readonly reached: Map<RuleId, Reached>
  readonly met: Map<string, Meeting>
}

/**
 * Looks for a question that reaches each rule, first among valid ones, and for valid ones that meet every type of event
 * and every constraint. What was recorded before and is so still is not looked for. Ends when only that is left which has
 * a reason.
 */
export async function searchReach(
  { seed, most, jobs, seconds, unreached }: SearchOptions,
  before: ReachRecord | undefined,
  onRound: (line: string) => void,
): Promise<ReachRecord> {
  const end = Date.now() + seconds * 1000
  const state: State = before ? stillReached(before) : { reached: new Map(), met: new Map() }
  const workers = Array.from({ length: jobs }, () => new Worker(new URL('./reach-worker.js', import.meta.url)))
  const runs: Record<string, number> = {}
  try {
    for (const way of ways) {
      let first = 0
      for (; first < most[way] && Date.now() < end && isWanting(way, state, unreached); first += roundSizes[way]) {
        const range = Array.from({ length: roundSizes[way] }, (_, at) => first + at)
        const shares = sharesOf(way, seed, range, jobs, state)
        const founds = await Promise.all(shares.map((share, index) => answerOf(workers[index] as Worker, share)))
        for (const found of founds) take(state, found, seed)
        const [rulesLeft, marksLeft] = [ruleIds.length - state.reached.size, allMarks.size - state.met.size]
        onRound(`${way} ${first + range.length}: ${rulesLeft} rules, ${marksLeft} types and constraints left`)
      }
      runs[way] = Math.max(first, before?.runs[way] ?? 0)
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return recordOf(state, runs)
}

/** What of a record is so still, now that generators or rules may be others. */
function stillReached({ rules: recorded, meeting }: ReachRecord): State {
  const reacher = new Reacher()
  const known = ruleIds.flatMap((id) => (recorded[id] ? [[id, recorded[id]] as const] : []))
  const met = new Map<string, Meeting>()
  for (const [seed, run] of meeting)
    for (const mark of reacher.marksOf(seed, run)) if (!met.has(mark)) met.set(mark, [seed, run])
  return { reached: new Map(known.filter(([id, it]) => reacher.reaches(id, it))), met }
}

/** Each thread makes some of the questions; where they are aimed, all of some rules. */
function sharesOf(way: Way, seed: number, range: readonly number[], jobs: number, { reached, met }: State): Share[] {
  const left = soughtBy(way).filter((id) => !reached.has(id))
  return Array.from({ length: jobs }, (_, index) => {
    const isOwn = (_it: unknown, at: number) => at % jobs === index
    const own =
      way === 'aimed' ? { rules: left.filter(isOwn), runs: range } : { rules: left, runs: range.filter(isOwn) }
    return { way, seed, met: [...met.keys()], ...own }
  })
}

/** What may be reached in a way: a refusal, and what becomes of what is wrong, by damage; all else by what is sound. */
function soughtBy(way: Way): RuleId[] {
  const isOfFaults = (id: RuleId) => reachesOfFaulty[id] !== undefined || rules[id].function !== null
  if (way === 'valid' || way === 'variant') return ruleIds.filter((id) => rules[id].effect !== 'refuse')
  return ruleIds.filter((id) => rules[id].effect === 'refuse' || isOfFaults(id))
}

function isWanting(way: Way, { reached, met }: State, { rules: reasons, marks }: Unreached): boolean {
  const reasoned = new Set<RuleId>(reasons.map(({ id }) => id))
  if (soughtBy(way).some((id) => !reached.has(id) && !reasoned.has(id))) return true
  return way === 'valid' && markFaults(new Set(met.keys()), allMarks, { rules: [], marks }).some(isMissing)
}

function isMissing(fault: string): boolean {
  return /^(type|site) /.test(fault)
}

/** Of several runs the first counts, whichever thread made it. */
function take({ reached, met }: State, found: Found, seed: number): void {
  for (const [id, it] of found.rules)
    if (it.run < (reached.get(id)?.run ?? Number.POSITIVE_INFINITY)) reached.set(id, it)
  for (const [run, marks] of found.met)
    for (const mark of marks) if (run < (met.get(mark)?.[1] ?? Number.POSITIVE_INFINITY)) met.set(mark, [seed, run])
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

function recordOf({ reached, met }: State, runs: Readonly<Record<string, number>>): ReachRecord {
  const ofRules = (isWanted: (id: RuleId) => boolean): Part => {
    const all = ruleIds.filter(isWanted)
    return [all.filter((id) => reached.has(id)).length, all.length]
  }
  const ofMarks = (kind: string): Part => {
    const isOfKind = (mark: string) => mark.startsWith(`${kind} `)
    return [[...met.keys()].filter(isOfKind).length, [...allMarks].filter(isOfKind).length]
  }
  const effects = ['accept', 'preserve', 'convert', 'refuse'] as const
  const meeting = new Map([...met.values()].map((it) => [it.join(':'), it]))
  return {
    runs,
    shares: {
      ...Object.fromEntries(effects.map((effect) => [effect, ofRules((id) => rules[id].effect === effect)])),
      types: ofMarks('type'),
      constraints: ofMarks('site'),
    },
    meeting: [...meeting.values()].sort(([, one], [, other]) => one - other),
    rules: Object.fromEntries(ruleIds.flatMap((id) => (reached.has(id) ? [[id, reached.get(id)]] : []))),
  }
}
