import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frameBytes } from '../engine/cases/frames.js'
import { packageRoot } from '../package.js'
import { logOfTurns } from '../publication/kill/log.js'
import { fileIn, sessionproof, sessionproofReading, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const text = logOfTurns(2)
const unknown = text.replace('turn/end', 'acme/note')

describe('sessionproof check --through', () => {
  it('says of each generation whether the log opens there', () => {
    const log = fileIn(folder, 'good.jsonl', text.replace('"version":3', '"version":2'))
    const { code, out } = sessionproof('check', '--through', '4', log)
    expect(code).toBe(0)
    expect(out).toContain('good.jsonl: format 3: opens (4 events)\n')
    expect(out).toContain('good.jsonl: format 4: opens (4 events)\n')
    expect(sessionproof('check', '--through', '3', '--lang', 'zh', log).out).toMatch(/格式 3：可以打开（4 个事件）\n$/)
  })

  it('prints what the READMEs show', () => {
    const log = fileIn(folder, 'session.v2.jsonl', text.replace('"version":3', '"version":2'))
    for (const [name, lang] of Object.entries({ 'README.md': 'en', 'README.zh.md': 'zh' })) {
      const { out } = sessionproof('check', '--through', '4', '--lang', lang, log)
      expect(readFileSync(join(packageRoot, name), 'utf8')).toContain(out.trimEnd().replaceAll(log, 'session.v2.jsonl'))
    }
  })

  it('says where it is refused, by which rule, and in the rows of which log', () => {
    const log = fileIn(folder, 'unknown.jsonl', unknown)
    const { code, out } = sessionproof('check', '--through', '4', log)
    expect(code).toBe(1)
    expect(out).toMatch(/unknown\.jsonl:3: format 4: refused \(unsupported\) v3-v4\.unknown-type row 2\n {4}\/type\n/)
    const json = JSON.parse(sessionproof('check', '--through', '4', '--json', log).out)
    expect(json).toMatchObject({ format: 3, later: [{ to: 4, outcome: 'refuse', format: 3, row: 2, at: '/type' }] })
    const wrong = fileIn(folder, 'wrong.jsonl', text.replace('"turn":1', '"turn":2'))
    expect(sessionproof('check', '--through', '4', wrong).out).toMatch(
      /wrong\.jsonl: format 4: refused \(malformed\) turn\.number row 1 \(of the log as it is in format 4\)\n/,
    )
  })

  it('has nothing to add where a log is not decoded, or is of the last format', () => {
    const broken = fileIn(folder, 'broken.jsonl', text.replace('"seq":0', '"seq":1'))
    expect(sessionproof('check', '--strict', '--through', '4', broken).out).not.toContain('format 4')
    const last = fileIn(folder, 'last.jsonl', text.replace('"version":3', '"version":4'))
    expect(sessionproof('check', '--through', '4', last)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^.*no fault found \(format 4, 4 events\)\n$/) as string,
    })
  })

  it('counts a log that a later format refuses as refused, and reads containers and standard input', () => {
    const rows = unknown.trim().split('\n')
    const container = Buffer.concat([rows.slice(0, 1), rows.slice(1)].map((it) => frameBytes({ rows: it })))
    const log = fileIn(folder, 'session.v3.jsonl.zstd', container)
    expect(sessionproofReading(text, 'check', '--through', '4', log, '-')).toMatchObject({
      code: 1,
      out: expect.stringContaining('2 files: 1 accepted, 1 refused') as string,
    })
  })
})

describe('sessionproof check --event', () => {
  const check = (event: object, ...args: string[]) =>
    sessionproofReading(JSON.stringify(event), 'check', '--event', '--format', '3', ...args)
  const note = { type: 'acme/note', seq: 7, time: 1, data: {} }

  it('says what each format makes of one event by itself', () => {
    expect(check({ ...note, ignorable: true }, '--through', '4')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^format 3: admitted by itself\nformat 4: admitted by itself\n {4}\{.*"seq":7/,
      ) as string,
    })
    expect(check(note, '--through', '4')).toMatchObject({
      code: 1,
      out: expect.stringContaining('v3-v4.unknown-type by the edge from 3 to 4\n    /type\n') as string,
    })
    expect(check({ ...note, type: 'user/message' }, '--through', '4', '--lang', 'zh')).toMatchObject({
      code: 1,
      out: expect.stringMatching(
        /^格式 3: 拒绝（malformed） placement\.required\n {4}\/surfaceOp\n(.*\n)*格式 4: 未到达\n$/,
      ) as string,
    })
  })

  it('keeps the number of the event, so that it may refer to earlier ones, and renumbers one that is too far on', () => {
    const far = check({ ...note, seq: 1_000_000, ignorable: true }, '--through', '4', '--json')
      .out.trim()
      .split('\n')
    expect(JSON.parse(far[1] ?? '')).toMatchObject({ format: 4, outcome: 'accept', events: [{ seq: 0 }] })
  })

  it('says what does not go together', () => {
    for (const args of [
      ['--event'],
      [],
      ['--format', '3', 'x'],
      ['--event', '--format', '3', 'x'],
      ['--children', 'x', 'y'],
    ])
      expect(sessionproof('check', ...args)).toMatchObject({ code: 2 })
    expect(sessionproofReading('{', 'check', '--event', '--format', '3').err).toContain('is not one event as JSON')
    expect(check(note, '--through', '2').err).toContain('--through 2 is below --format 3')
  })
})
