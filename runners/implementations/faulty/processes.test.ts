import { describe, expect, it } from 'vitest'
import { casesOf, failureOf, faulty, reportOf, resultsOf } from './report.fixture.js'

/** The one at which some of them go wrong; it is the sixth of eleven that they can be asked. */
const theCase = 'selection.newer.alone@4'
const selection = casesOf([
  'selection.canonical.plain@4',
  'selection.highest.three@4',
  'selection.highest.first@4',
  'selection.highest.empty@4',
  'selection.one-encoding.same-generation@4',
  theCase,
  'selection.newer.no-fallback@4',
  'selection.header.unreadable@4',
  'selection.version.lower@4',
  'selection.one-encoding.compressed@4',
  'selection.one-encoding.lower-plain@3',
  'tool-result.plain@4',
])
const asked = selection.slice(0, -1)
const good = { pass: 10, 'not-scored': 1, skipped: 1 }
const oneLess = { pass: 9, 'not-scored': 1, skipped: 1 }
const allRight = { counts: good, red: {}, breakdowns: [] }

describe('a process without a fault', () => {
  it('passes', async () => {
    expect(await reportOf(selection, faulty('honest.js'))).toEqual(allRight)
  })
})

describe('a fault at one case', () => {
  it('hang: is charged to it, and to no other', async () => {
    expect(await reportOf(selection, faulty('hang.js'), { timeout: 1000 })).toEqual({
      counts: { ...oneLess, timeout: 1 },
      red: { [theCase]: 'timeout: no answer within 1000 ms' },
      breakdowns: [],
    })
  })

  it('crash: is charged to it, and to no other', async () => {
    expect(await reportOf(selection, faulty('crash.js'))).toEqual({
      counts: { ...oneLess, crash: 1 },
      red: { [theCase]: 'crash: exited with code 3' },
      breakdowns: [],
    })
  })

  it('crash: is charged to each of two, whatever came between them', async () => {
    const two = casesOf(['selection.newer.alone@3', 'selection.highest.three@4', theCase, 'selection.highest.first@4'])
    const reason = 'crash: exited with code 3'
    expect(await reportOf(two, faulty('crash.js'))).toEqual({
      counts: { pass: 2, crash: 2 },
      red: { 'selection.newer.alone@3': reason, [theCase]: reason },
      breakdowns: [],
    })
  })

  it('crash: has its last words', async () => {
    const { results } = await resultsOf(selection, faulty('crash.js'))
    expect(results.map(({ stderr }) => stderr).filter(Boolean)).toEqual(['no place for generation 5\n'])
  })

  it.each([
    ['text', 'sent a line that is not JSON: "Traceback (most recent call last):"'],
    ['nan', String.raw`sent a line that is not JSON: "{\"id\":1,\"outcome\":NaN}"`],
    ['unknown-id', 'answered with the id 1001, which is not in flight'],
    ['long-id', `answered with the id "${'x'.repeat(39)}…, which is not in flight`],
    ['no-id', 'answered without an id'],
    ['no-outcome', "the answer is not one of the protocol: SelectResponse must have required property 'file'"],
    ['deep', 'the answer is nested more than 500 levels deep'],
    ['endless', 'sent a line of more than 67108864 characters'],
  ])('garbage, %s: is an error of it, and of no other', async (kind, reason) => {
    expect(await reportOf(selection, faulty('garbage.js', kind), { timeout: 20_000 })).toEqual({
      counts: { ...oneLess, error: 1 },
      red: { [theCase]: `error: ${reason}` },
      breakdowns: [],
    })
  })

  it('slow: passes while each answer comes in time, though all of them together take longer', async () => {
    expect(await reportOf(selection, faulty('slow.js', '100', '300'), { timeout: 1000 })).toEqual(allRight)
  })

  it('slow: is a timeout of the one that takes too long', async () => {
    expect(await reportOf(selection, faulty('slow.js', '1', '3000'), { timeout: 1000 })).toEqual({
      counts: { ...oneLess, timeout: 1 },
      red: { [theCase]: 'timeout: no answer within 1000 ms' },
      breakdowns: [],
    })
  })
})

describe('a fault that belongs to no case', () => {
  it('crash at the n-th question: is shown, as often as it comes, and charged to none', async () => {
    expect(await reportOf(selection, faulty('crash-at-count.js', '4'))).toEqual({
      counts: good,
      red: {},
      breakdowns: [
        'crash: exited with code 4 (1 in flight)',
        'crash: exited with code 4 (1 in flight)',
        'crash: exited with code 4 (8 in flight)',
      ],
    })
  })

  it('crash at the first question: no case is ever answered', async () => {
    const { counts, breakdowns } = await reportOf(selection, faulty('crash-at-count.js', '1'))
    expect({ counts, breakdowns }).toEqual({ counts: { crash: 11, skipped: 1 }, breakdowns: [] })
  })

  it('answers twice: one is right, and from then on each is alone with its second answer', async () => {
    const { counts, red, breakdowns } = await reportOf(asked, faulty('twice.js'))
    expect({ counts, breakdowns }).toEqual({ counts: { pass: 1, error: 10 }, breakdowns: [] })
    expect(red[theCase]).toBe('error: answered with the id 1, which is not in flight')
  })

  it('answers the only case twice: is shown, though it has passed', async () => {
    const { counts, breakdowns } = await reportOf(asked.slice(0, 1), faulty('twice.js'))
    expect({ counts, breakdowns }).toEqual({
      counts: { pass: 1 },
      breakdowns: ['error: answered with the id 1, which is not in flight (0 in flight)'],
    })
  })

  it('chatty on stderr: is not judged', async () => {
    expect(await reportOf(selection, faulty('chatty.js'))).toEqual(allRight)
  })
})

describe('a process that leaves a child behind', () => {
  it('crash: is one all the same, though the child holds the streams open', async () => {
    expect(await reportOf(selection, faulty('orphan.js'))).toEqual({
      counts: { ...oneLess, crash: 1 },
      red: { [theCase]: 'crash: exited with code 3' },
      breakdowns: [],
    })
  })
})

describe('a lie in hello', () => {
  it('an operation that it does not have: what is declared and absent fails', async () => {
    expect(await reportOf(selection, faulty('liar.js', 'operation'))).toEqual({
      counts: { pass: 10, 'not-scored': 1, error: 1 },
      red: {
        'tool-result.plain@4':
          "error: the answer is not one of the protocol: DecodeResponse must have required property 'outcome'",
      },
      breakdowns: [],
    })
  })

  it('reports that it does not give: each refusal fails', async () => {
    const { counts, red } = await reportOf(selection, faulty('liar.js', 'reports'))
    expect(counts).toEqual({ pass: 4, fail: 6, 'not-scored': 1, skipped: 1 })
    expect(red[theCase]).toBe('fail: class, rule, at')
  })

  it('a window that it does not keep: the questions that it lost are answered alone', async () => {
    expect(await reportOf(selection, faulty('liar.js', 'window'), { timeout: 1000 })).toEqual({
      counts: good,
      red: {},
      breakdowns: ['timeout: no answer within 1000 ms (10 in flight)'],
    })
    expect(await reportOf(selection, faulty('liar.js', 'window'), { window: 1 })).toEqual(allRight)
  })

  it('less than it does: loses nothing by reports, and everything by capabilities', async () => {
    expect(await reportOf(selection, faulty('liar.js', 'modest'))).toEqual(allRight)
    expect((await reportOf(selection, faulty('liar.js', 'nothing'))).counts).toEqual({ skipped: 12 })
  })

  it.each([
    ['id', 'answered hello with something else: its id is 1, and that of the request was 0'],
    ['protocol', 'answered hello with something else: HelloResponse/protocol must be equal to constant'],
    ['name', "answered hello with something else: HelloResponse/implementation must have required property 'name'"],
  ])('%s: nothing is run', async (lie, message) => {
    expect(await failureOf(selection, faulty('liar.js', lie))).toBe(message)
  })
})
