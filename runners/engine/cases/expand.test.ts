import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { packageRoot, vectorsDirectory } from '../../package.js'
import { expandVectors } from './expand.js'
import type { Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

const header = { type: 'session', version: 3, id: 's' }
const { type: _type, ...logical } = header
const event = { type: 'a', seq: 0, time: 1, data: {} }
const session = { header: logical, events: [event], inheritedEventCount: 0 }
const window = { events: [event], delivery: 'snapshot', cursor: 0 } as const
const refused = { outcome: 'refuse', class: 'malformed', rule: 'a.b', row: 1, at: '/seq' } as const

function vector(more: Partial<Vector>): Vector {
  return {
    id: 'a.b',
    rules: ['a.b'],
    op: 'admit',
    formats: [3],
    title: { en: 'x', zh: 'x' },
    source: 'reasoned: test',
    expect: { outcome: 'accept' },
    ...more,
  }
}

const log = (more: Partial<Vector> = {}) =>
  vector({ op: 'decode', also: ['restore', 'session'], input: { rows: [header, event] }, ...more })
const requests = (...vectors: Vector[]) => expandVectors(vectors).map(({ request }) => request)
const ids = (...vectors: Vector[]) => expandVectors(vectors).map(({ id }) => id)

/** `what is wrong; the remedy` of vectors that cannot be used. */
function faultOf(...vectors: Vector[]): string {
  try {
    expandVectors(vectors)
  } catch (error) {
    if (error instanceof VectorFault) return `${error.message}; ${error.remedy}`
    throw error
  }
  return 'none'
}

const every = [
  vector({ at: ['event', 'window'], input: { event } }),
  vector({ id: 'a.page', at: 'window', input: { events: [event], delivery: 'page', before: 1 }, vocabulary: ['a'] }),
  vector({ id: 'a.snapshot', at: ['window'], input: window }),
  vector({ id: 'a.log', at: ['restore', 'session'], input: { session }, expect: refused }),
  log({ id: 'a.also' }),
  vector({ id: 'a.encode', op: 'encode', input: { session }, expect: { outcome: 'accept', rows: [header, event] } }),
  vector({
    id: 'a.append',
    op: 'append',
    input: { session, attempts: [{ type: 'a', data: {} }, null] },
    vocabulary: ['a'],
    expect: {
      outcome: 'accept',
      verdicts: [
        { outcome: 'accept', seq: 1 },
        { outcome: 'refuse', class: 'malformed', rule: 'a.b', at: '' },
      ],
      surface: [1],
      messages: [{}],
      warnings: [{ rule: 'a.b', row: 1, at: '/type' }],
    },
  }),
  vector({ id: 'a.history', op: 'history', input: { session }, expect: { outcome: 'accept', surface: [] } }),
  vector({
    id: 'a.select',
    op: 'select',
    input: { files: [{ name: 'f', version: null }] },
    expect: { outcome: 'accept', file: 'f' },
  }),
]

describe('every operation and place', () => {
  const schemaOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as object

  it('has vectors that match the schema of vectors', () => {
    const validate = new Ajv2020({ strict: false }).compile(schemaOf(join(vectorsDirectory, 'vector.schema.json')))
    validate(every)
    expect(validate.errors ?? []).toEqual([])
  })

  it('has requests that match the schema of the protocol', () => {
    const ajv = new Ajv2020({ strict: false })
    ajv.addSchema(schemaOf(join(packageRoot, 'runners/protocol/protocol.schema.json')))
    for (const { id, request } of expandVectors(every)) {
      const name = `${request.op[0]?.toUpperCase()}${request.op.slice(1)}Request`
      expect(ajv.validate(`urn:sessionproof:protocol:1#/$defs/${name}`, { id: 1, ...request }), id).toBe(true)
    }
  })

  it('has the members of its input in its request', () => {
    expect(requests(...every)).toEqual([
      { op: 'admit', format: 3, at: 'event', event },
      { op: 'admit', format: 3, at: 'window', events: [event], delivery: 'live' },
      { op: 'admit', format: 3, at: 'window', vocabulary: ['a'], events: [event], delivery: 'page', before: 1 },
      { op: 'admit', format: 3, at: 'window', ...window },
      { op: 'admit', format: 3, at: 'restore', session },
      { op: 'admit', format: 3, at: 'session', session },
      expect.objectContaining({ op: 'decode' }),
      { op: 'admit', format: 3, at: 'restore', session },
      { op: 'admit', format: 3, at: 'session', session },
      { op: 'encode', format: 3, container: 'jsonl', session },
      { op: 'append', format: 3, vocabulary: ['a'], session, attempts: [{ type: 'a', data: {} }, null] },
      { op: 'history', format: 3, session },
      { op: 'select', format: 3, files: [{ name: 'f', version: null }] },
    ])
  })
})

describe('cases', () => {
  it('are one for each place, format by format', () => {
    expect(ids(vector({ formats: [3, 4], at: ['event', 'window'], input: { event } }))).toEqual([
      'a.b@3',
      'a.b@3:window',
      'a.b@4',
      'a.b@4:window',
    ])
    expect(ids(vector({ at: ['session', 'restore'], input: { session } }))).toEqual(['a.b@3', 'a.b@3:restore'])
    expect(ids(log())).toEqual(['a.b@3', 'a.b@3:restore', 'a.b@3:session'])
  })

  it('are made only where they are wanted', () => {
    expect(expandVectors([log()], (id) => id.endsWith(':session')).map(({ id }) => id)).toEqual(['a.b@3:session'])
  })

  it('have a header of their format in every session', () => {
    for (const op of ['history', 'append'] as const) {
      const input = op === 'append' ? { session, attempts: [] } : { session }
      expect(requests(vector({ op, formats: [3, 4], input }))).toMatchObject([
        { session: { header: { version: 3 } } },
        { session: { header: { version: 4 } } },
      ])
    }
    expect(requests(log({ formats: [3, 4] }))[5]).toMatchObject({ format: 4, session: { header: { version: 4 } } })
  })
})

describe('a patch starts', () => {
  const patched = ({ input, ...same }: Partial<Vector>, path: string, more: Partial<Vector> = {}) => {
    const base = vector({ ...same, ...(input ? { input } : {}) })
    const changed = vector({ ...same, id: 'a.c', base: 'a.b', patch: [{ op: 'replace', path, value: 7 }], ...more })
    return requests(base, changed).at(-1)
  }

  it('at the event, also where that is judged as a window', () => {
    expect(patched({ input: { event } }, '/seq', { at: 'window' })).toMatchObject({ events: [{ seq: 7 }] })
  })

  it('at the whole input of a window', () => {
    expect(patched({ at: 'window', input: window }, '/events/0/seq')).toMatchObject({ events: [{ seq: 7 }] })
    expect(patched({ at: 'window', input: window }, '/cursor')).toMatchObject({ cursor: 7 })
  })

  it('at the session of admit and history, and at the rows of a log', () => {
    expect(patched({ at: 'restore', input: { session } }, '/events/0/seq')).toMatchObject({
      session: { events: [{ seq: 7 }] },
    })
    expect(patched({ op: 'history', input: { session } }, '/header/id')).toMatchObject({
      session: { header: { id: 7 } },
    })
    expect(patched({ op: 'decode', also: ['session'], input: { rows: [header, event] } }, '/1/seq')).toMatchObject({
      session: { events: [{ seq: 7 }] },
    })
  })

  it('at the whole input of append and of select', () => {
    const append = { op: 'append', input: { session, attempts: [{ ...event }] } } as const
    expect(patched(append, '/attempts/0/seq')).toMatchObject({ attempts: [{ seq: 7 }], session })
    expect(patched(append, '/session/events/0/seq')).toMatchObject({ session: { events: [{ seq: 7 }] } })
    expect(patched({ op: 'select', input: { files: [{ name: 'f', version: 3 }] } }, '/files/0/version')).toMatchObject({
      files: [{ version: 7 }],
    })
  })

  it('at the same place for what it moves', () => {
    const moved = vector({ id: 'a.c', base: 'a.b', patch: [{ op: 'move', from: '/time', path: '/data/time' }] })
    expect(requests(vector({ input: { event } }), moved)[1]).toMatchObject({ event: { data: { time: 1 } } })
  })

  it('and leaves the base as it is', () => {
    const base = vector({ at: 'window', input: window })
    const changed = vector({ at: 'window', id: 'a.c', base: 'a.b', patch: [{ op: 'remove', path: '/events/0' }] })
    expect(requests(base, changed, { ...base, id: 'a.d' })).toMatchObject([
      { events: [event] },
      { events: [] },
      { events: [event] },
    ])
  })
})

describe('also', () => {
  const end = (seq: unknown, inherited: boolean) => ({ type: 'session/end-seed', seq, time: 1, data: { inherited } })

  it('asks for the same refusal, or that the log is taken', () => {
    expect(expandVectors([log({ expect: refused })]).map((it) => it.expect)).toEqual([refused, refused, refused])
    const accepted = expandVectors([log({ expect: { outcome: 'accept', events: 'as-rows', inheritedEventCount: 0 } })])
    expect(accepted[1]?.expect).toEqual({ outcome: 'accept' })
  })

  it('takes the cut from the last inherited end of a seed', () => {
    const rows = [header, end(0, true), end(1, true), end(2, false)]
    expect(requests(log({ input: { rows } }))[1]).toMatchObject({ session: { inheritedEventCount: 1 } })
    expect(requests(log({ input: { rows: [header, end(0, false)] } }))[1]).toMatchObject({
      session: { inheritedEventCount: 0 },
    })
  })

  it.each<[string, Partial<Vector>, RegExp]>([
    [
      'frames',
      { input: { frames: [{ rows: [header] }] } },
      /frames or bytes; give the log as rows, or take `also` out/,
    ],
    ['bytes', { input: { bytes: 'eA==' } }, /frames or bytes/],
    ['a tail', { input: { rows: [header], tail: '{' } }, /has a tail, .*; take the tail out/],
    ['raw text', { input: { rows: [header, '{}'] } }, /row 1 is no object; write the row as an object/],
    ['another value', { input: { rows: [header, null] } }, /row 1 is no object/],
    ['no header', { input: { rows: [] } }, /there is no row 0; add the header/],
    [
      'ranges',
      { input: { rows: [header, { ...event, sourceEventSeqs: [[0, 1]] }] } },
      /row 1 has its sources as ranges/,
    ],
    ['a cut that is no number', { input: { rows: [header, end('0', true)] } }, /is no count; give that row a seq/],
    [
      'rows withheld',
      { expect: { outcome: 'accept', dropped: { row: 1, class: 'malformed' } } },
      /rows of it are withheld/,
    ],
    ['another operation', { op: 'encode', input: { session } }, /`also` is for decode; list the places in `at`/],
  ])('is a fault of the vector with %s', (_name, more, message) => {
    expect(faultOf(log(more))).toMatch(message)
  })
})

describe('a vector cannot be used', () => {
  const child = (more: Partial<Vector>) => vector({ id: 'a.c', base: 'a.b', ...more })

  it.each<[string, Vector[], RegExp]>([
    [
      'with an input that its operation does not take',
      [vector({ op: 'history', input: { event } })],
      /\(event\) is none that history takes; use the members of one: session/,
    ],
    [
      'with members of two kinds',
      [vector({ input: { event, session } })],
      /\(event, session\) is none that admit takes/,
    ],
    [
      'with an event at `session`',
      [vector({ at: 'session', input: { event } })],
      /\(event\) is none that `session` takes; give session/,
    ],
    [
      'with a session at `event`',
      [vector({ input: { session } })],
      /\(session\) is none that `event` takes; give event/,
    ],
    [
      'where one of its places does not take the input',
      [vector({ at: ['event', 'restore'], input: { event } })],
      /none that `restore` takes/,
    ],
    [
      'without what it needs',
      [vector({ at: 'window', input: { events: [] } })],
      /its input has no delivery; add what is missing/,
    ],
    [
      'with a base of another operation',
      [vector({ input: { event } }), child({ op: 'history' })],
      /base a\.b is of the operation admit; use one of history/,
    ],
    [
      'with a base of another kind of input',
      [vector({ input: { event } }), child({ at: 'window', input: { delivery: 'page' } })],
      /base a\.b has an input of another kind \(event\); use a base with the same kind of input/,
    ],
    [
      'with a base whose input its place does not take',
      [vector({ at: 'window', input: window }), child({ at: 'restore' })],
      /none that `restore` takes/,
    ],
    [
      'with a patch that does not apply',
      [vector({ input: { event } }), child({ patch: [{ op: 'remove', path: '/event/seq' }] })],
      /patch does not apply/,
    ],
    ['with neither input nor base', [vector({})], /neither input nor base/],
    [
      'with two entries of one name in its directory',
      [
        vector({
          ...{ op: 'publish', to: 4 },
          input: {
            directory: [
              { name: 'f', rows: [header] },
              { name: 'g', isDirectory: true },
              { name: 'g', link: 'f' },
            ],
          },
        }),
      ],
      /two entries have the name g; leave one/,
    ],
  ])('%s', (_name, vectors, message) => {
    expect(faultOf(...vectors)).toMatch(message)
  })
})
