import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cli, sessionproof, temporaryFolder } from '../../cli/command.fixture.js'
import { pathOf } from './report.fixture.js'

const folder = temporaryFolder()
const filter = ['--filter', 'selection.newer.alone', '--filter', 'selection.highest.three']
const ids = [
  'selection.highest.three@3',
  'selection.highest.three@4',
  'selection.newer.alone@3',
  'selection.newer.alone@4',
]

/** What `sessionproof test` says of a module, as a state and a reason for each case; fails on a line that is no JSON. */
function ofModule(file: string): { code: number | null; states: Record<string, string> } {
  const { code, out } = sessionproof('test', '--json', '--timeout', '1000', ...filter, '--module', pathOf(file))
  const records = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string; state: string; reason?: string })
  const states = Object.fromEntries(
    records.map(({ id, state, reason }) => [id, reason ? `${state}: ${reason}` : state]),
  )
  return { code, states }
}

const [one, two, three, four] = ids as [string, string, string, string]

describe('a faulty module, by the command', () => {
  it('hang: is a timeout of the cases that hang', () => {
    const late = 'timeout: no answer within 1000 ms'
    expect(ofModule('hang-module.js')).toEqual({
      code: 1,
      states: { [one]: 'pass', [two]: 'pass', [three]: late, [four]: late },
    })
  })

  it('crash: is one of the cases that throw', () => {
    const thrown = 'crash: threw no place for generation 5'
    expect(ofModule('crash-module.js')).toEqual({
      code: 1,
      states: { [one]: 'pass', [two]: 'pass', [three]: thrown, [four]: thrown },
    })
  })

  it('chatty on stdout: does not get into what the command prints', () => {
    expect(ofModule('chatty-module.js')).toEqual({
      code: 0,
      states: { [one]: 'pass', [two]: 'pass', [three]: 'pass', [four]: 'pass' },
    })
  })
})

describe.skipIf(process.platform === 'win32')('a process behind a wrapper, by the command', () => {
  it('hang: does not outlive the wrapper, and the command ends', () => {
    const wrapped = ['sh', '-c', '"$0" "$1"; exit', process.execPath, pathOf('hang.js')]
    const args = ['test', '--timeout', '1000', '--filter', four, '--', ...wrapped]
    const { status, stdout } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8', timeout: 30_000 })
    expect(stdout).toMatch(/no answer within 1000 ms/)
    expect(status).toBe(1)
  })
})

describe('a breakdown that belongs to no case, by the command', () => {
  const command = ['--', process.execPath, pathOf('crash-at-count.js'), '3']

  it.each([
    [
      'en',
      `✗ crash  each case that was in flight is answered alone, so that none is charged with this
  reason    exited with code 4
  in flight selection.newer.alone@3
            selection.newer.alone@4
  stderr    out of handles
`,
      '4 pass, 0 fail, 1 broke down\n',
    ],
    [
      'zh',
      `✗ 崩溃  当时在途的每个用例单独运行时都有应答，因此不计入任何用例
  原因      exited with code 4
  在途      selection.newer.alone@3
            selection.newer.alone@4
  stderr    out of handles
`,
      '4 通过，0 失败，1 次故障\n',
    ],
  ])('is red, and says so: %s', (lang, breakdown, closing) => {
    const { code, out } = sessionproof('test', '--lang', lang, ...filter, ...command)
    expect({ code, begins: out.slice(0, breakdown.length), ends: out.slice(-closing.length) }).toEqual({
      code: 1,
      begins: breakdown,
      ends: closing,
    })
  })

  it('is in the stream and in the files', () => {
    const { out } = sessionproof('test', '--json', '--report', folder, ...filter, ...command)
    const record = {
      kind: 'breakdown',
      state: 'crash',
      reason: 'exited with code 4',
      inFlight: [three, four],
      stderr: 'out of handles\n',
    }
    const last = (text: string) => JSON.parse(text.trim().split('\n').at(-1) ?? '') as unknown
    expect(last(out)).toEqual(record)
    expect(last(readFileSync(join(folder, 'results.ndjson'), 'utf8'))).toEqual(record)
    expect(readFileSync(join(folder, 'report.md'), 'utf8')).toContain('exited with code 4')
  })
})
