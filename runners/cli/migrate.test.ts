import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { logOfTurns } from '../publication/kill/log.js'
import { fileIn, sessionproof, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const text = logOfTurns(2)
const log = fileIn(folder, 'session.v3.jsonl', text)
const out = (name: string) => join(folder, name)
const migrate = (...args: string[]) => sessionproof('migrate', '--to', '4', ...args)

describe('sessionproof migrate', () => {
  it('writes the successor, takes it for what it is, and leaves the log alone', () => {
    const first = migrate(log, '--out', out('plain'))
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toBe(`${join(out('plain'), 'session.v4.jsonl')}: published (format 3 to 4, 4 events)\n`)
    expect(readFileSync(join(out('plain'), 'session.v4.jsonl'), 'utf8')).toBe(
      text.replace('"version":3', '"version":4'),
    )
    expect(migrate(log, '--out', out('plain'), '--lang', 'zh')).toMatchObject({
      code: 0,
      out: expect.stringContaining('已有此后继，未作改动（格式 3 到 4，4 个事件）') as string,
    })
    expect(readdirSync(out('plain'))).toEqual(['session.v4.jsonl'])
    expect(readFileSync(log, 'utf8')).toBe(text)
  })

  it('compresses where it is asked to, and takes the log of a Session directory', () => {
    expect(migrate(log, '--out', out('zstd'), '--container', 'zstd').code).toBe(0)
    expect(sessionproof('check', join(out('zstd'), 'session.v4.jsonl.zstd')).out).toContain('no fault found (format 4')
    const session = join(folder, 'plain')
    fileIn(session, 'session.v3.jsonl', text)
    expect(migrate(session, '--out', session, '--json')).toMatchObject({ code: 0 })
    expect(readdirSync(session)).toEqual(['session.v3.jsonl', 'session.v4.jsonl'])
  })

  it('refuses with rule, row, place and statement, and writes nothing', () => {
    const lost = fileIn(folder, 'lost.jsonl', text.replace('turn/end', 'acme/note'))
    const { code, out: said } = migrate(lost, '--out', out('none'))
    expect(code).toBe(1)
    expect(said).toMatch(/lost\.jsonl:3: refused \(unsupported\) v3-v4\.unknown-type row 2\n {4}\/type\n {4}An event /)
    expect(existsSync(out('none'))).toBe(false)
    const wrong = fileIn(folder, 'wrong.jsonl', text.replace('"turn":1', '"turn":2'))
    expect(migrate(wrong, '--out', out('none')).out).toMatch(
      /wrong\.jsonl: .* row 1 \(of the log as it is in format 4\)/,
    )
    expect(JSON.parse(migrate(wrong, '--out', out('none'), '--json').out)).toMatchObject({
      outcome: 'refuse',
      rule: 'turn.number',
      row: 1,
      format: 4,
    })
    expect(migrate(fileIn(folder, 'v9', '{"version":9}\n'), '--out', out('none'))).toMatchObject({ code: 1 })
  })

  it('refuses to make a conflict, and to write over anything', () => {
    const other = fileIn(folder, 'other.jsonl', text.replace('s-1', 's-2'))
    expect(migrate(other, '--out', out('plain'))).toMatchObject({
      code: 1,
      out: expect.stringMatching(/refused \(conflict\) publication\.target-same\n {4}\/session\.v4\.jsonl\n/) as string,
    })
    expect(migrate(log, '--out', out('plain'), '--container', 'zstd')).toMatchObject({
      code: 1,
      out: expect.stringContaining('selection.one-encoding\n    the whole directory') as string,
    })
    expect(readdirSync(out('plain'))).toEqual(['session.v3.jsonl', 'session.v4.jsonl'])
  })

  it('leaves out what a recoverable read withholds, where that is wanted', () => {
    const torn = fileIn(folder, 'torn.jsonl', `${text}null\n`)
    expect(migrate(torn, '--out', out('torn')).code).toBe(1)
    const { code, out: said } = migrate(torn, '--out', out('torn'), '--recoverable')
    expect(code).toBe(0)
    expect(said).toMatch(/4 events\)\n.*torn\.jsonl:6: withheld from row 5 on envelope\.object\n/)
  })

  it('says what it cannot do', () => {
    const fails = (args: string[], message: string) =>
      expect(sessionproof('migrate', ...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining(message) as string,
      })
    const to = (format: string) => ['--to', format, '--out', out('none')]
    fails([join(out('plain'), 'session.v4.jsonl'), ...to('4')], 'is of format 4 already')
    fails([join(out('plain'), 'session.v4.jsonl'), ...to('3')], 'is of format 4, which is above --to 3')
    fails([log, ...to('7')], 'no such format is known here')
    fails([fileIn(folder, 'v0.jsonl', '{"version":0}\n'), ...to('4')], 'from which no edge is known here')
    fails([out('absent'), ...to('4')], 'ENOENT')
    fails([log, ...to('4'), '--children', fileIn(folder, 'children.json', '{}')], 'holds no JSON array of children')
    fails([log, '--to', '4'], "required option '--out <dir>'")
  })
})
