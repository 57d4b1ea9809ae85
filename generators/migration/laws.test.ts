import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KitJudge } from '../../runners/fuzz/kit-judge.js'
import type { JsonObject, Session } from '../../spec/reference/verdict.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import type { Answer, Judge } from '../judge.js'
import type { Question } from '../question.js'
import { oldLog, restartedLog } from '../valid/old-log/old-log.js'
import { migrateOldRows, migrateOldSession } from '../valid/old-log/questions.js'
import { laws } from './laws.js'
import { migrationOf } from './pairs.js'

const judge = new KitJudge()
const sample = (numRuns: number, make: (draw: Draw) => Question, seed: number) =>
  fc.sample(new DocumentArbitrary({ make, reductions: () => [] }), { seed, numRuns })

/** From V2 to V4 at once, with turns that were never ended. */
function restarted(draw: Draw): Question {
  const session = restartedLog(draw)
  return { op: 'migrate', format: 2, to: 4, input: { session, children: [] } }
}

/** From V2 by files and Sessions, to V3 and to V4; and from V3 what became of a V2 log. */
const questions = [
  ...sample(90, (draw) => migrationOf(draw, draw.of([migrateOldRows, migrateOldSession])(draw)), 1),
  ...sample(
    90,
    (draw) => {
      const { session } = judge.answer({ op: 'migrate', format: 2, to: 3, input: { session: oldLog(draw) } })
      return migrationOf(draw, { op: 'admit', at: 'restore', format: 3, input: { session } })
    },
    2,
  ),
  ...sample(20, restarted, 3),
]

/** A judge that answers as the reference does, but for what is changed in its answers. */
function judgeWith(change: (answer: Answer, question: Question) => Answer): Judge {
  return {
    isAskable: () => true,
    answer: (question) => change(judge.answer(question), question),
    without: (rule, question) => judge.without(rule, question),
  }
}

/** Changes the Session that an accepted question of some sort is answered with. */
function changing(isMeant: (question: Question) => boolean, change: (session: Session) => object): Judge {
  return judgeWith((answer, question) => {
    const isChanged = answer.outcome === 'accept' && answer.session !== undefined && isMeant(question)
    return isChanged ? { ...answer, session: change(answer.session as Session) } : answer
  })
}

const migrates = ({ op }: Question) => op === 'migrate'
const withEvents = (change: (events: readonly JsonObject[]) => unknown) => (session: Session) => ({
  ...session,
  events: change(session.events),
})
const withoutLast = withEvents((events) => events.slice(0, -1))
/** Replaces text wherever it stands in a log. */
const respelled = (from: string, to: string) => (session: Session) =>
  JSON.parse(JSON.stringify(session).replaceAll(from, to)) as object

let times = 0

/** For each law a judge that breaks it. */
const wrong: Readonly<Record<string, Judge>> = {
  bytesAsSession: changing(({ op, input }) => op === 'migrate' && 'rows' in input, withoutLast),
  sameEachTime: changing(migrates, (session) => ({ ...session, times: times++ })),
  targetRestores: judgeWith((answer, { op }) => (op === 'admit' ? { outcome: 'refuse', rule: 'turn.end' } : answer)),
  targetReadsBack: changing(({ op, format }) => op === 'decode' && format > 2, withoutLast),
  eventsKept: changing(migrates, withoutLast),
  referencesFollow: changing(migrates, (session) => ({
    ...session,
    events: session.events.map((event) => ('sourceEventSeqs' in event ? { ...event, sourceEventSeqs: [0] } : event)),
  })),
  cutFollows: changing(migrates, (session) => ({ ...session, inheritedEventCount: session.inheritedEventCount + 1 })),
  wordsKept: changing(migrates, respelled('"id":"user-', '"id":"person-')),
  resultsKept: changing(migrates, respelled('"image/png"', '"image/gif"')),
  stepwise: changing(({ format, to }) => format === 2 && to === 4, withoutLast),
  neverDown: judgeWith((answer, { op, format, to = format, input }) =>
    op === 'migrate' && to < format ? { outcome: 'accept', session: input.session } : answer,
  ),
  prefixStays: changing(
    migrates,
    withEvents((events) => events.map((event) => ({ ...event, time: events.length }))),
  ),
}

describe('the laws of migration', () => {
  it('have a judge each that breaks them', () => {
    expect(Object.keys(wrong).sort()).toEqual(Object.keys(laws).sort())
  })

  it('are held against migrations over each edge, most of which go over', () => {
    const routes = new Set(questions.map(({ format, to }) => `${format} ${to}`))
    expect([...routes].sort()).toEqual(['2 3', '2 4', '3 4'])
    const accepted = questions.filter((question) => judge.answer(question).outcome === 'accept')
    expect(accepted.length).toBeGreaterThan(180)
  })
})

describe.each(Object.entries(laws))('%s', (name, law) => {
  it('holds of 200 generated logs', () => {
    expect(questions.flatMap((question) => law(question, judge) ?? [])).toEqual([])
  })

  it('fails a judge that breaks it', () => {
    const broken = questions.find((question) => law(question, wrong[name] as Judge) !== undefined)
    expect(broken).toBeDefined()
  })
})
