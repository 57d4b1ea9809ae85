import { describe, expect, it } from 'vitest'
import { inProcessCarrier } from '../../carriers/in-process.js'
import type { Implementation } from '../implementation.js'
import { referenceImplementation } from '../reference/implementation.js'
import { acceptAll } from './accept-all.js'
import { nonDeterministic } from './non-deterministic.js'
import { refuseAll } from './refuse-all.js'
import { casesOf, type Limits, type Report, reportOf } from './report.fixture.js'
import { swappedClasses } from './swapped-classes.js'
import { withoutReasons, wrongReason } from './wrong-reason.js'

// each operation, place, class and kind of expectation once
const accepted = [
  'tool-result.plain@4',
  'recovery.prefix.null-row@4',
  'tool-result.written@4',
  'tool-result.adopted@4',
  'tool-result.adopted@4:window',
  'settlement.free.config@4',
  'append.unchanged.surface@4',
  'history.users@4',
  'selection.highest.three@4',
]
const refused = [
  'tool-result.call-id.mismatch@4',
  'request-header.system.empty-v3@3',
  'zstd.committed.number@4',
  'tool-result.call-id.written-mismatch@4',
  'tool-result.call-id.adopted-mismatch@4',
  'tool-result.restore.call-id@4',
  'settlement.stream.message-null@4',
  'selection.newer.alone@4',
  'selection.one-encoding.same-generation@4',
]
const selection = casesOf([...accepted, ...refused, 'selection.highest.empty@4'])

const right = referenceImplementation('1')
const report = (implementation: Implementation, limits?: Limits): Promise<Report> =>
  reportOf(selection, inProcessCarrier('faulty', implementation), limits)
const allRight = { counts: { pass: 18, 'not-scored': 1 }, red: {}, breakdowns: [] }

describe('a fault in the verdicts', () => {
  it('none: passes', async () => {
    expect(await report(right)).toEqual(allRight)
  })

  it('accept all: fails what is to be refused, and what an acceptance has to hold', async () => {
    expect(await report(acceptAll(right))).toEqual({
      counts: { pass: 3, fail: 15, 'not-scored': 1 },
      red: {
        'tool-result.plain@4': 'fail: session, events',
        'recovery.prefix.null-row@4': 'fail: session, events, dropped',
        'tool-result.written@4': 'fail: rows',
        'append.unchanged.surface@4': 'fail: verdicts, surface, messages',
        'history.users@4': 'fail: surface, messages',
        'selection.highest.three@4': 'fail: file',
        ...Object.fromEntries(refused.map((id) => [id, 'fail: outcome'])),
      },
      breakdowns: [],
    })
  })

  it('refuse all: fails everything but what is wrong just so', async () => {
    expect(await report(refuseAll(right))).toEqual({
      counts: { pass: 3, fail: 15, 'not-scored': 1 },
      red: {
        ...Object.fromEntries(accepted.map((id) => [id, 'fail: outcome'])),
        'request-header.system.empty-v3@3': 'fail: class, rule, at',
        'zstd.committed.number@4': 'fail: rule, row, at',
        'tool-result.restore.call-id@4': 'fail: row',
        'settlement.stream.message-null@4': 'fail: rule, row, at',
        'selection.newer.alone@4': 'fail: class, rule, at',
        'selection.one-encoding.same-generation@4': 'fail: class, rule, at',
      },
      breakdowns: [],
    })
  })

  it('right verdict for the wrong reason: fails each refusal, by rule and place', async () => {
    expect(await report(wrongReason(right))).toEqual({
      counts: { pass: 8, fail: 10, 'not-scored': 1 },
      red: {
        'append.unchanged.surface@4': 'fail: verdicts',
        ...Object.fromEntries(refused.map((id) => [id, 'fail: rule, at'])),
      },
      breakdowns: [],
    })
  })

  it('right verdict for a reason that is not told: nobody can know', async () => {
    expect(await report(withoutReasons(right))).toEqual(allRight)
  })

  it('swapped classes: fails each refusal, by its class alone', async () => {
    expect(await report(swappedClasses(right))).toEqual({
      counts: { pass: 7, fail: 11, 'not-scored': 1 },
      red: {
        'recovery.prefix.null-row@4': 'fail: dropped',
        'append.unchanged.surface@4': 'fail: verdicts',
        ...Object.fromEntries(refused.map((id) => [id, 'fail: class'])),
      },
      breakdowns: [],
    })
  })

  it('non-deterministic: one run cannot know, and two differ', async () => {
    // 19 questions to a run, one number for each: the second run begins with the last of the four
    const numbers = [0.1, 0.9, 0.7, 0.8]
    let drawn = 0
    const implementation = nonDeterministic(right, () => numbers[drawn++ % numbers.length] ?? 1)
    expect(await report(implementation, { window: 1 })).toEqual({
      counts: { pass: 13, fail: 5, 'not-scored': 1 },
      red: {
        'tool-result.plain@4': 'fail: outcome',
        'tool-result.adopted@4:window': 'fail: outcome',
        'selection.highest.three@4': 'fail: outcome',
        'tool-result.call-id.written-mismatch@4': 'fail: rule, at',
        'selection.newer.alone@4': 'fail: class, rule, at',
      },
      breakdowns: [],
    })
    expect(await report(implementation, { window: 1 })).toEqual({
      counts: { pass: 13, fail: 5, 'not-scored': 1 },
      red: {
        'recovery.prefix.null-row@4': 'fail: outcome',
        'settlement.free.config@4': 'fail: outcome',
        'tool-result.call-id.mismatch@4': 'fail: rule, at',
        'tool-result.call-id.adopted-mismatch@4': 'fail: rule, at',
        'selection.one-encoding.same-generation@4': 'fail: class, rule, at',
      },
      breakdowns: [],
    })
  })
})
