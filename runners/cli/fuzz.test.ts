import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../package.js'
import { cli, fileIn, sessionproof, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const crash = 'runners/implementations/faulty/crash.js'
/** Reads nothing and accepts it: any rule of decoding is one that it does not know. */
const careless = fileIn(
  folder,
  'careless.mjs',
  `export default {
     hello: () => ({ protocol: 1, implementation: { name: 'careless' }, reports: ['rule'], capabilities:
       { decode: { formats: [2, 3, 4], containers: ['jsonl', 'zstd'] }, migrate: { from: [2, 3], to: [3, 4], containers: ['jsonl', 'zstd'] } } }),
     decode: () => ({ outcome: 'accept', session: { header: {}, events: [], inheritedEventCount: 0 } }),
     migrate: () => ({ outcome: 'accept', session: { header: {}, events: [], inheritedEventCount: 0 } }),
   }`,
)
const plan = [
  'fuzz',
  '--seed',
  '1',
  '--jobs',
  '1',
  '--rule',
  'framing.json',
  '--max-shrinks',
  '20',
  '--module',
  careless,
]

describe('sessionproof fuzz', () => {
  it('shows what fails, made small, and shows it again by its path', () => {
    const { code, out } = sessionproof(...plan, '--runs', '1')
    expect(code).toBe(1)
    expect(out).toContain('refuse framing.json → accept')
    const [, again = ''] = /rerun +sessionproof (fuzz .*)/.exec(out) ?? []
    const repeated = sessionproof(...again.split(' '))
    expect(repeated.code).toBe(1)
    expect(repeated.out).toContain(`rerun     sessionproof ${again}\n`)
    expect(repeated.out).toContain('refuse · malformed · framing.json')
  })

  it('gives programs one object a line, and writes vectors', () => {
    const to = join(folder, 'failures')
    const { code, out, err } = sessionproof(...plan, '--runs', '1', '--json', '--out', to)
    expect(code).toBe(1)
    const [failure, counts] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(failure).toMatchObject({ seed: 1, run: 0, expect: { rule: 'framing.json' } })
    expect(counts).toMatchObject({ runs: 1, passedOver: 0, seed: 1 })
    const [file = ''] = readdirSync(to)
    expect(err).toContain(file)
    const [vector] = JSON.parse(readFileSync(join(to, file), 'utf8'))
    expect(vector).toMatchObject({ rules: ['framing.json'], review: 'unread', expect: { outcome: 'refuse' } })
    expect(vector.id).toBe(file.replace('.json', ''))
    const path = [0, ...failure.path].join(':')
    const again = sessionproof(...plan, '--json', '--path', path)
    expect(JSON.parse(again.out)).toMatchObject({ signature: failure.signature, question: failure.question })
  })

  it('is content with what is explained', () => {
    const reasons = [{ signature: '*framing.json*', reason: 'it is not finished' }]
    const file = fileIn(folder, 'explained.yaml', JSON.stringify(reasons))
    const { code, out } = sessionproof(...plan, '--runs', '1', '--explained', file)
    expect(code).toBe(0)
    expect(out).toContain('it is not finished')
  })

  it('prints the failure that the READMEs show, again from its path', () => {
    const reader = ['python3', 'runners/implementations/python/main.py']
    for (const [name, lang] of Object.entries({ 'README.md': 'en', 'README.zh.md': 'zh' })) {
      const { out } = sessionproof('fuzz', '--lang', lang, '--seed', '1', '--path', '247:0', '--', ...reader)
      const [, ...facts] = out.trimEnd().split('\n') // its first line has the number of the run
      expect(facts.length).toBeGreaterThan(5)
      expect(readFileSync(join(packageRoot, name), 'utf8')).toContain(facts.join('\n'))
    }
  })

  it('says why it cannot run', () => {
    const cannot = (...args: string[]) => {
      const { code, err } = sessionproof('fuzz', ...args)
      expect(code).toBe(2)
      return err
    }
    expect(cannot('--rule', 'surface.coverag')).toContain('did you mean surface.coverage?')
    expect(cannot('--rule', 'v3-v4.lift.content')).toContain('is never broken alone: ')
    expect(cannot('--path', '1:2')).toContain('--path is of a --seed')
    expect(cannot('--path', 'x', '--seed', '1')).toContain('as a failure prints it')
    expect(cannot('--path', '0:99999', '--seed', '1', '--', 'node', crash)).toContain('has no such steps: 99999')
    expect(cannot('--module', join(folder, 'none.js'))).toContain('does not exist')
    expect(cannot('--module', careless, '--', 'node', crash)).toContain('not both')
    expect(cannot('--explained', join(folder, 'none.yaml'))).toContain('cannot read')
    expect(cannot('--runs', '1', '--', './no-such-program')).toContain('could not be started')
  })

  it('is red where nothing was asked', () => {
    const { code, out } = sessionproof(
      'fuzz',
      '--seed',
      '1',
      '--jobs',
      '1',
      '--runs',
      '1',
      '--',
      process.execPath,
      join(packageRoot, 'runners/implementations/faulty/liar.js'),
      'nothing',
    )
    expect(code).toBe(1)
    expect(out).toContain('nothing was run')
  })

  it('ends on Ctrl-C with 130, and its processes end with it', async () => {
    const log = join(folder, 'pids')
    const server = fileIn(
      folder,
      'server.mjs',
      `import { appendFileSync } from 'node:fs'
       appendFileSync(${JSON.stringify(log)}, process.pid + '\\n')
       await import(${JSON.stringify(join(packageRoot, crash))})`,
    )
    fileIn(folder, 'pids', '')
    const command = [cli, 'fuzz', '--seed', '1', '--jobs', '2', '--runs', '1000000', '--', process.execPath, server]
    const child = spawn(process.execPath, command, { cwd: packageRoot, stdio: 'ignore' })
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    const pids = () => readFileSync(log, 'utf8').trim().split('\n').filter(Boolean).map(Number)
    while (pids().length < 2) await new Promise((resolve) => setTimeout(resolve, 50))
    child.kill('SIGINT')
    expect(await ended).toBe(130)
    expect(pids().filter(isAlive)).toEqual([])
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
