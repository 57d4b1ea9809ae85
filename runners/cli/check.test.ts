import { describe, expect, it } from 'vitest'
import { frameBytes } from '../engine/cases/frames.js'
import { fileIn, sessionproof, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const header = (version: number) =>
  `{"type":"session","version":${version},"id":"s","createdAt":1,"isSeeded":false,"delegationDepth":0}\n`
describe('sessionproof check', () => {
  it('accepts, refuses, and says what it does not judge', () => {
    const good = fileIn(folder, 'good.jsonl', `${header(4)}{"type":"turn/start","seq":0,"time":1,"data":{"turn":1}}\n`)
    const bad = fileIn(
      folder,
      'bad.jsonl',
      `${header(4)}{"type":"turn/start","seq":7,"time":1,"data":{"turn":1}}\n{"type":"turn/end","seq":8,"time":1,"data":{"turn":1}}\n`,
    )
    const old = fileIn(folder, 'old.jsonl', header(0))
    expect(sessionproof('check', good)).toMatchObject({
      code: 0,
      out: expect.stringContaining('no fault found (format 4, 1 events)') as string,
    })
    expect(sessionproof('check', old)).toMatchObject({
      code: 2,
      out: expect.stringContaining('not judged: format 0') as string,
    })
    const refused = sessionproof('check', '--strict', bad, good, old)
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/bad\.jsonl:2: refused \(malformed\) framing\.dense row 1\n {4}\/seq {2}7\n/)
    expect(sessionproof('check', '--strict', '--lang', 'zh', bad).out).toContain(
      '拒绝（malformed） framing.dense 第 1 行',
    )
    expect(JSON.parse(sessionproof('check', '--json', '--strict', bad).out)).toMatchObject({
      outcome: 'refuse',
      class: 'malformed',
      rule: 'framing.dense',
      row: 1,
      at: '/seq',
    })
  })

  it('shows from which row on a recoverable read withholds', () => {
    const torn = fileIn(
      folder,
      'torn.jsonl',
      `${header(3)}{"type":"turn/start","seq":0,"time":1,"data":{"turn":1}}\nnull\n`,
    )
    const { code, out } = sessionproof('check', torn)
    expect(code).toBe(0)
    expect(out).toMatch(/torn\.jsonl:3: withheld from row 2 on envelope\.object/)
  })

  it('reads Zstandard frames, by what they are or are called', () => {
    const frames = (...rows: string[]) => Buffer.concat(rows.map((row) => frameBytes({ rows: [row] })))
    const event = '{"type":"turn/start","seq":0,"time":1,"data":{"turn":1}}'
    const good = fileIn(folder, 'good.jsonl.zstd', frames(header(4).trim(), event))
    const unnamed = fileIn(folder, 'good.backup', frames(header(4).trim(), event))
    for (const file of [good, unnamed]) expect(sessionproof('check', file).out).toContain('(format 4, 1 events)')
    const plain = fileIn(folder, 'plain.jsonl.zstd', header(4))
    expect(sessionproof('check', plain).out).toMatch(
      /:1: refused \(malformed\) zstd\.magic row 0\n {4}the whole frame\n/,
    )
    const late = fileIn(folder, 'late.jsonl.zstd', frames(header(4).trim(), event.replace('"seq":0', '"seq":7')))
    expect(sessionproof('check', late)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/:2: refused \(malformed\) framing\.dense row 1\n {4}\/seq {2}7\n/) as string,
    })
  })

  it('refuses a newer format as newer', () => {
    expect(sessionproof('check', fileIn(folder, 'v5.jsonl', header(5))).out).toContain('refused (newer) header.newer')
  })
})

describe('sessionproof explain and list', () => {
  it('explain a rule in both languages, with its vectors', () => {
    const { code, out } = sessionproof('explain', 'tool-result.call-id')
    expect(code).toBe(0)
    for (const text of [
      ' MUST ',
      '必须是',
      'tool-result.call-id.mismatch@4',
      'function (event)',
      'decode, encode, event',
    ])
      expect(out).toContain(text)
  })

  it('explain a vector, with its input and its change', () => {
    const { out } = sessionproof('explain', 'tool-result.call-id.mismatch')
    for (const text of ['replace', '/data/message/toolCallId', 'case:v4/TR17']) expect(out).toContain(text)
  })

  it('list rules and vectors', () => {
    expect(sessionproof('list', 'tool-error').out.trim().split('\n')).toHaveLength(2)
    expect(sessionproof('list', '--vectors', 'tool-result.call-id').out).toContain('tool-result.call-id.mismatch@4')
  })
})
