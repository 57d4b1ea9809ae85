import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packageRoot } from '../package.js'
import { cli, fileIn, sessionproof, sessionproofInterrupted, temporaryFolder } from './command.fixture.js'

const folder = temporaryFolder()
const python = 'runners/implementations/python'
const accepting = `process.stdin.setEncoding('utf8').on('data', (text) => { for (const line of text.split('\\n').filter(Boolean)) {
  const { id, op } = JSON.parse(line)
  if (op === 'stop') process.exit(0)
  console.log(JSON.stringify(op === 'hello'
    ? { id, protocol: 1, implementation: { name: 'accepts everything' }, capabilities: { admit: { formats: [4], at: ['event'] } } }
    : { id, outcome: 'accept' })) } })`

describe('sessionproof test', () => {
  it('passes the reference, in this process and in one of its own', () => {
    const own = sessionproof('test')
    expect(own).toMatchObject({ code: 0, err: '' })
    expect(own.out).toMatch(/\d+ pass, 0 fail\n$/)
    const served = sessionproof('test', '--', process.execPath, cli, 'reference')
    expect(served.code).toBe(0)
    expect(served.out).toBe(own.out)
  })

  it('prints what the READMEs show', () => {
    const { out } = sessionproof('test')
    const filters = ['header.created-at', 'tool-result.call-id'].flatMap((it) => ['--filter', it])
    for (const [name, lang] of Object.entries({ 'README.md': 'en', 'README.zh.md': 'zh' })) {
      const text = readFileSync(join(packageRoot, name), 'utf8')
      expect(text).toContain(out.trimEnd())
      const failing = sessionproof('test', '--lang', lang, ...filters, '--', 'python3', `${python}/main.py`)
      expect(text).toContain(failing.out.trimEnd())
    }
  })

  it('passes a module in a thread of its own', () => {
    const module = join(packageRoot, 'dist/runners/implementations/reference/implementation.js')
    const wrapper = fileIn(
      folder,
      'module.mjs',
      `import { referenceImplementation } from ${JSON.stringify(`file://${module}`)}\nexport default referenceImplementation('1')\n`,
    )
    expect(sessionproof('test', '--filter', 'tool-result', '--module', wrapper)).toMatchObject({ code: 0 })
  })

  it('expects of the Python reader exactly what its list says', () => {
    const list = join(python, 'expected-failures.yaml')
    const { code, out } = sessionproof('test', '--expected-failures', list, '--', 'python3', join(python, 'main.py'))
    expect(out).toMatch(/failed as expected/)
    expect({ code, red: out.match(/✗.*/g) }).toEqual({ code: 0, red: null })
    const { code: without, out: shown } = sessionproof('test', '--', 'python3', join(python, 'main.py'))
    expect(without).toBe(1)
    expect(shown).toMatch(/✗ \S+@4 {2}\S/)
  })

  it('shows rule, input, expected, actual and how to see it again, in either language', () => {
    const implementation = fileIn(folder, 'accept.js', accepting)
    const args = ['--filter', 'tool-result.id.empty', '--', process.execPath, implementation]
    const { out } = sessionproof('test', '--filter', 'system.source', '--', process.execPath, implementation)
    for (const label of ['rule', 'input', 'expected', 'actual', 'source', 'rerun'])
      expect(out).toMatch(new RegExp(`^ {2}${label} `, 'm'))
    expect(out).toContain('agent-notes/0002-content-block-vocabulary.md:')
    expect(args).toHaveLength(5)
    const chinese = sessionproof(
      'test',
      '--lang',
      'zh',
      '--filter',
      'system.source',
      '--',
      process.execPath,
      implementation,
    ).out
    for (const label of ['规则', '输入', '预期', '实际', '出处', '重跑'])
      expect(chinese).toMatch(new RegExp(`^ {2}${label} `, 'm'))
    expect(chinese).toContain('必须')
    expect(chinese).toContain('agent-notes/0002-content-block-vocabulary.zh.md:')
  })

  it('says that an implementation which names no rules was compared leniently', () => {
    const { out } = sessionproof(
      'test',
      '--filter',
      'system.source',
      '--',
      process.execPath,
      fileIn(folder, 'accept.js', accepting),
    )
    expect(out).toContain('it does not report class, rule, place')
  })

  it('is red when nothing was run', () => {
    const { code, out } = sessionproof(
      'test',
      '--filter',
      'framing',
      '--',
      process.execPath,
      fileIn(folder, 'accept.js', accepting),
    )
    expect(code).toBe(1)
    expect(out).toContain('nothing was run')
  })

  it('prints one JSON object a case', () => {
    const lines = sessionproof('test', '--json', '--filter', 'tool-result.call-id').out.trim().split('\n')
    const records = lines.map((line) => JSON.parse(line) as { kind: string; state: string })
    expect(records.length).toBeGreaterThan(2)
    expect(new Set(records.map(({ kind, state }) => `${kind} ${state}`))).toEqual(new Set(['result pass']))
  })

  it('writes a report', () => {
    const report = join(folder, 'report')
    expect(sessionproof('test', '--report', report)).toMatchObject({ code: 0 })
    expect(readFileSync(join(report, 'report.md'), 'utf8')).toContain('| tool-result |')
    const [first, second] = readFileSync(join(report, 'results.ndjson'), 'utf8').split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({
      kind: 'run',
      protocol: 1,
      implementation: { name: 'sessionproof reference' },
    })
    expect(JSON.parse(second ?? '')).toMatchObject({ kind: 'result', state: 'pass' })
  })

  it.each([
    [['test', '--filter', 'no.such.thing'], /--filter no\.such\.thing matches no vector and no rule/],
    [['test', '--', 'sessionproof-no-such-program'], /could not be started/],
    [['test', '--module', 'no-such-module.js'], /does not exist/],
    [['test', '--module', 'x.js', '--', 'y'], /either --module or a command/],
    [['test', '--expected-failures', 'no-such-file'], /cannot read no-such-file/],
    [['test', '--vectors', 'no-such-folder'], /does not exist/],
    [['test', '--timeout', '0'], /must be a whole number above 0/],
    [['check', 'no-such-log.jsonl'], /cannot read no-such-log\.jsonl/],
    [['explain', 'tool-result.call-di'], /did you mean tool-result\.call-id\?/],
    [['list', 'nothing.**'], /matches no rule/],
  ])('could not run: %j', (args, message) => {
    const { code, err } = sessionproof(...args)
    expect(err).toMatch(message)
    expect(err).not.toMatch(/\n\s+at /)
    expect(code).toBe(2)
  })

  it('names the vector that is broken, as a fault of the kit', () => {
    const vectors = join(folder, 'vectors/a')
    mkdirSync(vectors, { recursive: true })
    writeFileSync(
      join(vectors, 'x.json'),
      '[{"id":"a.b","rules":["a.b"],"op":"decode","formats":[4],"base":"a.c","expect":{"outcome":"accept"}}]',
    )
    const { code, err } = sessionproof('test', '--vectors', join(folder, 'vectors'))
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(
        /the vector a\.b its base a\.c does not exist; mend the id \(a fault of the kit/,
      ) as string,
    })
  })

  it('stops at Ctrl-C, cleans up and says how far it came', async () => {
    const slow = fileIn(
      folder,
      'slow.js',
      accepting
        .replace(
          ': { id, outcome',
          ': (Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400), { id, outcome',
        )
        .replace("'accept' }))", "'accept' })))"),
    )
    const { code, err } = await sessionproofInterrupted('test', '--json', '--', process.execPath, slow)
    expect({ code, err }).toEqual({
      code: 130,
      err: expect.stringMatching(/interrupted after \d+ of \d+ cases/) as string,
    })
  })
})
