import { describe, expect, it } from 'vitest'
import { frameBytes } from '../../runners/engine/cases/frames.js'
import { type CheckOptions, checkLog, openCheck } from './check-log.js'
import { loadDecompressor } from './codec/zstd/decompressor.js'
import { buildReference } from './reference.js'

const reference = buildReference()
const decompressor = await loadDecompressor()
const header = { type: 'session', version: 4, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }
const event = (seq: number, more: object = {}) => ({ type: 'turn/start', seq, time: 1, data: { turn: 1 }, ...more })
const lines = (rows: readonly unknown[]) =>
  Buffer.from(rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''))

function check(file: Uint8Array, options: Partial<CheckOptions> = {}) {
  const log = openCheck(reference, { recovery: 'recoverable', ...options })
  for (let at = 0; at < file.length; at += 50) log.write(file.subarray(at, at + 50))
  return log.end()
}

/** `row rule` of every fault that is listed. */
function faultsOf(file: Uint8Array, options: Partial<CheckOptions> = {}): string[] {
  const verdict = check(file, { ...options, all: true })
  if (verdict.outcome === 'not-judged') return []
  return (verdict.faults ?? []).map(({ row, rule }) => `${row} ${rule}`)
}

describe('a log', () => {
  it('has the value that is at fault beside the rule', () => {
    const verdict = check(lines([header, event(0), { ...event(1), time: 'x'.repeat(500) }]), { recovery: 'strict' })
    expect(verdict).toMatchObject({ judgedAt: 'decode', rule: 'envelope.time', row: 2, at: '/time' })
    expect((verdict as { found?: string }).found).toBe(`"${'x'.repeat(159)}…`)
    expect(check(lines([header, event(0), 'no JSON']))).toMatchObject({ dropped: { row: 2, found: '"no JSON"' } })
  })

  it('is refused by the codec for a late row rather than by the Session for an early one', () => {
    const unplaced = { type: 'user/message', seq: 0, time: 1, data: { id: 'u' } }
    expect(check(lines([header, unplaced, event(1)]))).toMatchObject({ judgedAt: 'restore', row: 1 })
    expect(check(lines([header, unplaced, { ...event(1), type: 'tool/result' }]))).toMatchObject({
      judgedAt: 'decode',
      row: 2,
    })
  })

  it('shows nothing for an event that was refused only at the end, and never the header in its place', () => {
    const verdict = check(lines([header, event(0), event(1)]), { all: true })
    expect(verdict).toMatchObject({ judgedAt: 'restore', rule: 'turn.one-open', row: 2, at: '' })
    expect(verdict.outcome === 'refuse' && verdict.faults).toEqual([
      { judgedAt: 'restore', class: 'malformed', rule: 'turn.one-open', row: 2, at: '' },
    ])
  })

  it('keeps the first 1,000 warnings and counts the rest', () => {
    const content = Array.from({ length: 700 }, () => ({ type: 'text' }))
    const message = (seq: number) => ({
      ...{ type: 'user/message', seq, time: 1, surfaceOp: 'append' },
      data: { id: 'u', role: 'user', source: { kind: 'user' }, content },
    })
    const verdict = check(lines([header, message(0), message(1)]))
    expect(verdict).toMatchObject({ outcome: 'accept', events: 2, moreWarnings: 400 })
    expect(verdict.outcome === 'accept' && verdict.warnings).toHaveLength(1000)
  })
})

describe('all faults of a log', () => {
  it('are listed past those that end the reading, one a row', () => {
    const rows = [
      header,
      event(0),
      { ...event(1), time: null, extra: 1 },
      'no JSON',
      event(3),
      { ...event(4), data: undefined },
    ]
    const unplaced = { type: 'user/message', seq: 5, time: 1, data: { id: 'u' } }
    expect(faultsOf(lines([...rows, unplaced, event(6)]))).toEqual([
      '2 envelope.closed',
      '3 framing.json',
      '5 envelope.required',
      '6 placement.required',
    ])
  })

  it('have the verdict beside them that there is without', () => {
    const file = lines([header, event(0), event(7), { ...event(8), type: 'turn/end' }])
    const { faults, ...verdict } = check(file, { all: true }) as unknown as { faults: readonly unknown[] }
    expect(verdict).toEqual(check(file))
    expect(verdict).toMatchObject({ outcome: 'refuse', rule: 'framing.dense', row: 2 })
    expect(faults).toHaveLength(1)
  })

  it('count a gap once, and not what cannot be told after a row that cannot be read', () => {
    expect(faultsOf(lines([header, event(0), event(5), event(6), event(2), event(3)]))).toEqual([
      '2 framing.dense',
      '4 framing.dense',
    ])
    expect(faultsOf(lines([header, event(0), '{"type":"turn/start","seq":1', '1}', event(2), event(4)]))).toEqual([
      '2 framing.json',
      '3 framing.json',
      '5 framing.dense',
    ])
  })

  it('do not fill the memory where a row behind a gap claims any number', () => {
    const far = { ...event(2 ** 50), sourceEventSeqs: [[0, 2 ** 50 - 1]] }
    expect(faultsOf(lines([header, event(2 ** 50 - 1), far]))).toEqual(['1 framing.dense'])
  })

  it('end with a header that is none, or newer', () => {
    expect(faultsOf(lines(['no log', event(0), 'x']))).toEqual(['0 framing.json'])
    expect(faultsOf(lines([{ ...header, version: 5 }, 'x']))).toEqual(['0 header.newer'])
    expect(faultsOf(lines([{ ...header, id: 1 }, 'x']))).toEqual(['0 header.id', '1 framing.json'])
  })

  it('have a marker of the cut that is missing only where none can be hidden', () => {
    const seeded = { ...header, isSeeded: true }
    expect(faultsOf(lines([seeded, { ...event(0), time: 'x' }]))).toEqual(['1 envelope.time', '0 cut.marker-missing'])
    const marker = { type: 'session/end-seed', seq: 1, time: 1, data: { inherited: true } }
    expect(check(lines([seeded, 'x', marker]))).toMatchObject({ outcome: 'refuse', rule: 'cut.marker-missing' })
    expect(faultsOf(lines([seeded, event(0), { ...marker, time: 'x' }]))).toContain('2 envelope.time')
  })

  it('are the first 1,000, and the rest is counted', () => {
    const verdict = check(lines([header, ...Array.from({ length: 1500 }, () => 'x')]), { all: true })
    expect(verdict).toMatchObject({ outcome: 'accept', moreFaults: 500 })
    expect(verdict.outcome !== 'not-judged' && verdict.faults).toHaveLength(1000)
  })

  it('are found in the frames after one that does not decompress', () => {
    const rows = [[header], [event(0)], [event(1)], [event(2), 'x'], [event(4)]]
    const file = Buffer.concat(rows.map((it, index) => frameBytes({ rows: it, checksum: index === 2 ? 'bad' : 'ok' })))
    expect(check(file, { decompressor })).toMatchObject({ rule: 'zstd.content', row: 2 })
    expect(faultsOf(file, { decompressor })).toEqual(['2 zstd.content', '3 framing.json'])
  })
})

describe('a whole file', () => {
  it('is judged as its pieces are', () => {
    for (const rows of [[header, event(0)], [header, 'x'], ['x'], [{ ...header, version: 0 }], []]) {
      expect(checkLog(reference, lines(rows), 'recoverable')).toEqual(check(lines(rows)))
    }
  })
})
