import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frameBytes } from '../engine/cases/frames.js'
import { packageRoot } from '../package.js'
import {
  fileIn,
  sessionproof,
  sessionproofInterrupted,
  sessionproofReading,
  temporaryFolder,
} from './command.fixture.js'

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

it('sessionproof check prints what the READMEs show', () => {
  const row = (seq: number, type: string, data: object, more: object = {}) =>
    `${JSON.stringify({ type, seq, time: 1, data, ...more })}\n`
  const content = [{ type: 'text', text: 'x' }]
  const user = { id: 'u', role: 'user', content, source: { kind: 'user' } }
  const system = { id: 's', role: 'system', content, source: { kind: 'plugin', plugin: 'p' } }
  const log = [
    header(3),
    row(0, 'turn/start', { turn: 1 }),
    row(1, 'step/start', { turn: 1, step: 1 }),
    row(2, 'user/message', user, { surfaceOp: 'append' }),
    row(3, 'system/message', { turn: 1, step: 1, message: system }, { surfaceOp: 'append' }),
  ]
  const file = fileIn(folder, 'session.v3.jsonl', log.join(''))
  for (const [name, lang] of Object.entries({ 'README.md': 'en', 'README.zh.md': 'zh' })) {
    const { out } = sessionproof('check', '--lang', lang, file)
    expect(readFileSync(join(packageRoot, name), 'utf8')).toContain(out.trimEnd().replaceAll(file, 'session.v3.jsonl'))
  }
})

describe('sessionproof check of more than one file', () => {
  const row = (seq: number, type = 'turn/start') => `{"type":"${type}","seq":${seq},"time":1,"data":{"turn":1}}\n`
  const bad = `${header(4)}${row(0)}null\n${row(2)}${row(5)}${row(6, 'turn/end')}`

  it('walks directories for the generations of logs, and says how many were what', () => {
    const root = join(folder, 'walk')
    const inner = join(root, 'a', 'b')
    mkdirSync(inner, { recursive: true })
    mkdirSync(join(root, 'session.v9.jsonl'))
    for (const name of ['session.jsonl', 'session.v4.jsonl', 'session.v12.jsonl']) fileIn(inner, name, header(4))
    fileIn(root, 'session.v4.jsonl.zstd', frameBytes({ rows: [header(4).trim()] }))
    fileIn(root, 'session.v3.jsonl', bad)
    fileIn(root, 'session.v1.jsonl', header(1))
    for (const name of ['session.v0.jsonl', 'session.v04.jsonl', 'session.jsonl.bak', 'other.jsonl', 'session.v.jsonl'])
      fileIn(inner, name, 'no log')
    symlinkSync(inner, join(root, 'again'))
    symlinkSync(join(inner, 'session.jsonl'), join(root, 'session.jsonl'))
    const { code, out } = sessionproof('check', root)
    expect(code).toBe(1)
    expect(out).toContain('6 files: 4 accepted, 1 refused, 1 not judged, 0 unreadable.')
    expect(out).not.toContain('again')
    const files = sessionproof('check', '--json', root).out.trim().split('\n')
    expect(files.map((line) => JSON.parse(line).file.slice(root.length + 1))).toEqual([
      'a/b/session.jsonl',
      'a/b/session.v12.jsonl',
      'a/b/session.v4.jsonl',
      'session.v1.jsonl',
      'session.v3.jsonl',
      'session.v4.jsonl.zstd',
    ])
  })

  it('says where there is no log to check, and what cannot be read', () => {
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    fileIn(empty, 'notes.txt', '')
    expect(sessionproof('check', empty)).toMatchObject({
      code: 2,
      err: expect.stringContaining('empty holds no log: no session.jsonl or session.vN.jsonl') as string,
    })
    const good = fileIn(folder, 'one.jsonl', header(4))
    const { code, out, err } = sessionproof('check', '--lang', 'zh', good, join(folder, 'absent'))
    expect(code).toBe(2)
    expect(err).toMatch(/cannot read .*absent: ENOENT/)
    expect(out).toContain('2 个文件：接纳 1，拒绝 0，未判定 0，无法读取 1。')
    const [, absent] = sessionproof('check', '--json', good, join(folder, 'absent')).out.trim().split('\n')
    expect(JSON.parse(absent ?? '')).toMatchObject({ outcome: 'unreadable', reason: expect.any(String) as string })
  })

  it('lists all faults, each rule with its statement once', () => {
    const file = fileIn(folder, 'faults.jsonl', bad)
    const { code, out } = sessionproof('check', '--all', file)
    expect(code).toBe(1)
    expect(out).toMatch(/faults\.jsonl:3: refused \(malformed\) envelope\.object row 2\n.*: 2 faults in all\n/)
    expect(out).toMatch(
      /:3: envelope\.object the whole row {2}null\n {4}.*\n {4}agent-notes.*\n.*:5: framing\.dense \/seq {2}5\n/,
    )
    expect(sessionproof('check', '--all', '--lang', 'zh', file).out).toContain('共 2 处问题')
    expect(sessionproof('check', '--lang', 'zh', fileIn(folder, 'sound.jsonl', header(4))).out).toContain(
      '未发现问题（格式 4，0 个事件）',
    )
    expect(JSON.parse(sessionproof('check', '--all', '--json', file).out)).toMatchObject({
      outcome: 'refuse',
      rule: 'envelope.object',
      faults: [
        { judgedAt: 'decode', rule: 'envelope.object', row: 2, found: 'null' },
        { judgedAt: 'decode', rule: 'framing.dense', row: 4, at: '/seq', found: '5' },
      ],
    })
  })

  it('reads standard input, frames too', () => {
    expect(sessionproofReading(`${header(4)}${row(0)}`, 'check', '-')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^-: no fault found \(format 4, 1 events\)/) as string,
    })
    const frames = Buffer.concat([header(4).trim(), row(3).trim()].map((it) => frameBytes({ rows: [it] })))
    expect(sessionproofReading(frames, 'check', '-')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^-:2: refused \(malformed\) framing\.dense row 1/) as string,
    })
    expect(sessionproofReading('', 'check', '-')).toMatchObject({ code: 1 })
  })

  it.skipIf(process.platform === 'win32')('ends on Ctrl-C, though its input does not', async () => {
    const good = fileIn(folder, 'first.jsonl', header(4))
    expect(await sessionproofInterrupted('check', good, '-')).toMatchObject({
      code: 130,
      err: 'sessionproof: interrupted after 1 of 2 files\n',
    })
  })
})
