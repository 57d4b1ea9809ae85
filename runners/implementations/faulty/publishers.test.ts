import { describe, expect, it } from 'vitest'
import { inProcessCarrier } from '../../carriers/in-process.js'
import type { Implementation } from '../implementation.js'
import { referenceImplementation } from '../reference/implementation.js'
import { inPart, marking, open, overwriting, stepwise } from './bad-publishers.js'
import { casesOf, type Report, reportOf } from './report.fixture.js'

const selection = casesOf([
  'publication.complete.plain@3',
  'publication.name.compressed@3',
  'publication.no-intermediate.two-edges@2',
  'publication.again.continued@3',
  'publication.inert.others@3',
  'publication.no-fallback.decoder@3',
  'publication.no-fallback.restorer@3',
  'publication.source.newer@3',
  'publication.target-file.dangling@3',
  'publication.target-same.header-only@3',
])

const right = referenceImplementation('1')
const report = (implementation: Implementation): Promise<Report> =>
  reportOf(selection, inProcessCarrier('faulty', implementation))
const red = (found: Record<string, string>): Report => {
  const fail = Object.keys(found).length
  const counts = { ...(fail < 10 ? { pass: 10 - fail } : {}), ...(fail > 0 ? { fail } : {}) }
  return { counts, red: found, breakdowns: [] }
}

describe('a fault in publishing', () => {
  it('none: passes', async () => {
    expect(await report(right)).toEqual(red({}))
  })

  it('overwrites: what stood there is not kept', async () => {
    expect(await report(overwriting(right))).toEqual(
      red({
        'publication.again.continued@3': 'fail: kept, session',
        'publication.target-file.dangling@3': 'fail: outcome, kept',
        'publication.target-same.header-only@3': 'fail: outcome, kept',
      }),
    )
  })

  it('leaves a part of a successor where the log is refused', async () => {
    expect(await report(inPart(right))).toEqual(
      red({
        'publication.no-fallback.decoder@3': 'fail: left',
        'publication.no-fallback.restorer@3': 'fail: left',
      }),
    )
  })

  it('marks the source: it is not kept', async () => {
    expect(await report(marking(right))).toEqual(
      red({
        'publication.complete.plain@3': 'fail: kept',
        'publication.name.compressed@3': 'fail: kept',
        'publication.no-intermediate.two-edges@2': 'fail: kept',
        'publication.again.continued@3': 'fail: outcome',
        'publication.inert.others@3': 'fail: kept',
      }),
    )
  })

  it('publishes generations on the way: they are left', async () => {
    expect(await report(stepwise(right))).toEqual(red({ 'publication.no-intermediate.two-edges@2': 'fail: left' }))
  })

  it.skipIf(process.platform === 'win32')('opens the successor to everybody', async () => {
    expect(await report(open(right))).toEqual(
      red({
        'publication.complete.plain@3': 'fail: mode',
        'publication.name.compressed@3': 'fail: mode',
        'publication.no-intermediate.two-edges@2': 'fail: mode',
        'publication.again.continued@3': 'fail: mode',
        'publication.inert.others@3': 'fail: mode',
      }),
    )
  })
})
