import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cli, fileIn, sessionproof, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const python = 'python3 runners/implementations/python/main.py'
const faulty = (file: string, ...args: string[]) =>
  [`'${process.execPath}'`, `runners/implementations/faulty/${file}`, ...args].join(' ')
const records = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('sessionproof diff', () => {
  it('finds nothing between two of the same kind', () => {
    const { code, out, err } = sessionproof(
      'diff',
      'reference',
      `'${process.execPath}' ${cli} reference`,
      '--filter',
      'turn',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/cases compared, no disagreement\n$/)
  })

  it('says where the Python reader contradicts the spec, and how to see it again', () => {
    const { code, out } = sessionproof('diff', '--filter', 'header.created-at', 'reference', python)
    expect(code).toBe(1)
    expect(out).toContain('✗ header.created-at  python-reader contradicts the spec  1 case\n')
    expect(out).toContain('agent-notes/0004-session-log-rows.md:')
    expect(out).toContain(
      `rerun         sessionproof diff reference '${python}' --filter header.created-at.negative-zero@4`,
    )
    const zh = sessionproof('diff', '--filter', 'header.created-at', 'reference', python, '--lang', 'zh').out
    expect(zh).toContain('python-reader 与规范相悖  1 个用例')
    expect(zh).toContain('agent-notes/0004-session-log-rows.zh.md:')
  })

  it('gives the matrix to programs, with questions to ask again', () => {
    const args = ['--json', '--filter', 'developer', '--impl', `py=${python}`, '--impl', 'ref=reference']
    const { code, out } = sessionproof('diff', ...args)
    const [head, ...rows] = records(out)
    const tally = rows.pop()
    expect(code).toBe(1)
    expect(head.implementations.map(({ name }: { name: string }) => name)).toEqual(['py', 'ref'])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toMatchObject({ kind: 'disagreement', finding: { kind: 'contradicted', sides: ['py'] } })
      expect(Object.keys(row.says)).toEqual(['py', 'ref'])
      expect(row.smallest.question).toMatchObject({ op: 'decode', format: 4 })
    }
    expect(tally.contradicted.ref).toEqual({ rows: 0, cases: 0 })
    expect(tally.contradicted.py.rows).toBe(rows.length)
  })

  it('writes a page that escapes what implementations say, and drafts what the spec is silent on', () => {
    const name = '</style><script>alert(1)</script>'
    const list = fileIn(
      folder,
      'peers.yaml',
      JSON.stringify([
        { name: 'reference', command: 'reference' },
        { name, command: faulty('liar.js', 'reports') },
      ]),
    )
    const report = join(folder, 'report')
    const { code, out } = sessionproof('diff', '--implementations', list, '--filter', 'selection', '--report', report)
    expect(code).toBe(1)
    expect(out).toContain(' of them questions to the spec')
    const page = readFileSync(join(report, 'diff.html'), 'utf8')
    expect(page).not.toContain('<script')
    expect(page).toContain('&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).toMatch(/default-src &#39;none&#39;; style-src &#39;sha256-/)
    expect(page).toContain('lang="zh-Hans"')
    const drafts = readdirSync(join(report, 'questions'))
    for (const end of ['.yaml', '.md', '.zh.md'])
      expect(drafts.filter((it) => it.startsWith('0000-question-selection-') && it.endsWith(end))).not.toEqual([])
    const json = JSON.parse(readFileSync(join(report, 'diff.json'), 'utf8'))
    expect(json.rows.length).toBe(json.tally.rows)
  })

  it('goes on where one of them breaks, and shows what it said', () => {
    const args = ['--filter', 'selection.newer', '--max-shrinks', '0']
    const { code, out } = sessionproof('diff', 'reference', faulty('crash.js'), ...args)
    expect(code).toBe(1)
    expect(out).toMatch(/faulty {2,}crash: exited with code 3/)
    expect(out).toContain('not shrunk')
  })

  it('says why it cannot run', () => {
    const cannot = (...args: string[]) => {
      const { code, err } = sessionproof('diff', ...args)
      expect(code).toBe(2)
      return err
    }
    expect(cannot()).toContain('give two implementations at least, 0 is given')
    expect(cannot('reference')).toContain('1 is given')
    expect(cannot('reference', "node 'a")).toContain('is not closed')
    expect(cannot('reference', './no-such-program')).toContain(
      'the implementation ./no-such-program could not be started',
    )
    expect(cannot('reference', 'reference', '--filter', 'nothing.such')).toContain('matches no vector and no rule')
    expect(cannot('reference', '--implementations', join(folder, 'none.yaml'))).toContain('cannot read')
    expect(cannot('reference', faulty('liar.js', 'nothing'), '--filter', 'selection')).toContain('nothing in common')
    expect(cannot('reference', 'reference', '--max-shrinks', 'x')).toContain('must be a whole number')
  })
})
