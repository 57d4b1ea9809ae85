import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../package.js'

// The command line as a person uses it, from the build that `npm test` has just made.
const cli = join(packageRoot, 'dist/runners/cli/main.js')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessionproof-'))
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function sessionproof(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: packageRoot,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: status, out: stdout, err: stderr }
}

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const header = (version: number) =>
  `{"type":"session","version":${version},"id":"s","createdAt":1,"isSeeded":false,"delegationDepth":0}\n`
const python = join('runners', 'implementations', 'python')
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

  it('passes a module in a thread of its own', () => {
    const module = join(packageRoot, 'dist/runners/implementations/reference/implementation.js')
    const wrapper = file(
      'module.mjs',
      `import { referenceImplementation } from ${JSON.stringify(`file://${module}`)}\nexport default referenceImplementation('1')\n`,
    )
    expect(sessionproof('test', '--filter', 'tool-result', '--module', wrapper)).toMatchObject({ code: 0 })
  })

  it('survives a module that never returns', () => {
    const module = file(
      'hang.mjs',
      `export default {
      hello: () => ({ protocol: 1, implementation: { name: 'hangs' }, capabilities: { admit: { formats: [4], at: ['event'] } } }),
      admit: () => { for (;;); } }`,
    )
    const { code, out } = sessionproof('test', '--filter', 'system.source', '--timeout', '300', '--module', module)
    expect(code).toBe(1)
    expect(out).toMatch(/timeout/)
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
    const implementation = file('accept.js', accepting)
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
      file('accept.js', accepting),
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
      file('accept.js', accepting),
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
    const slow = file(
      'slow.js',
      accepting
        .replace(
          ': { id, outcome',
          ': (Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400), { id, outcome',
        )
        .replace("'accept' }))", "'accept' })))"),
    )
    const child = spawn(process.execPath, [cli, 'test', '--', process.execPath, slow], {
      cwd: packageRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString()
    })
    setTimeout(() => child.kill('SIGINT'), 1200)
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect({ code, err }).toEqual({
      code: 130,
      err: expect.stringMatching(/interrupted after \d+ of \d+ cases/) as string,
    })
  })
})

describe('sessionproof check', () => {
  it('accepts, refuses, and says what it does not judge', () => {
    const good = file('good.jsonl', `${header(4)}{"type":"turn/start","seq":0,"time":1,"data":{"turn":1}}\n`)
    const bad = file(
      'bad.jsonl',
      `${header(4)}{"type":"turn/start","seq":7,"time":1,"data":{"turn":1}}\n{"type":"turn/end","seq":8,"time":1,"data":{"turn":1}}\n`,
    )
    const old = file('old.jsonl', header(0))
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
    const torn = file('torn.jsonl', `${header(3)}{"type":"turn/start","seq":0,"time":1,"data":{"turn":1}}\nnull\n`)
    const { code, out } = sessionproof('check', torn)
    expect(code).toBe(0)
    expect(out).toMatch(/torn\.jsonl:3: withheld from row 2 on envelope\.object/)
  })

  it('refuses a newer format as newer', () => {
    expect(sessionproof('check', file('v5.jsonl', header(5))).out).toContain('refused (newer) header.newer')
  })
})

describe('sessionproof explain and list', () => {
  it('explain a rule in both languages, with its vectors', () => {
    const { code, out } = sessionproof('explain', 'tool-result.call-id')
    expect(code).toBe(0)
    for (const text of [
      '**MUST**',
      '**必须**',
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

describe('sessionproof compile', () => {
  const notes = () => {
    const root = mkdtempSync(join(folder, 'root-'))
    cpSync(join(packageRoot, 'agent-notes'), join(root, 'agent-notes'), { recursive: true })
    cpSync(join(packageRoot, 'spec/generated'), join(root, 'spec/generated'), { recursive: true })
    return root
  }
  const edit = (root: string, path: string, from: string, to: string) => {
    const before = readFileSync(join(root, path), 'utf8')
    expect(before).toContain(from)
    writeFileSync(join(root, path), before.replace(from, to))
  }

  it('finds what is checked in to be what the notes say', () => {
    expect(sessionproof('compile', '--check')).toEqual({ code: 0, out: '', err: '' })
  })

  it('names the file that has drifted, and writes nothing when it checks', () => {
    const root = notes()
    edit(root, 'spec/generated/rules.ts', 'tool-result.data', 'tool-result.dota')
    const { code, err } = sessionproof('compile', '--check', '--root', root)
    expect(code).toBe(1)
    expect(err).toBe('spec/generated/rules.ts:1: is not what the notes say; run: npm run compile\n')
    expect(sessionproof('compile', '--root', root).code).toBe(0)
    expect(sessionproof('compile', '--check', '--root', root).code).toBe(0)
  })

  it('is byte for byte the same wherever it runs', () => {
    const root = notes()
    rmSync(join(root, 'spec/generated'), { recursive: true })
    expect(sessionproof('compile', '--root', root).code).toBe(0)
    for (const entry of readdirSync(join(root, 'spec/generated'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      expect(readFileSync(path, 'utf8')).toBe(readFileSync(path.replace(root, packageRoot), 'utf8'))
    }
  })

  it('writes nothing when a note is broken', () => {
    const root = notes()
    edit(root, 'agent-notes/0001-tool-role-messages.zh.md', '`tool-result.id` ', '`tool-result.id` 1 ')
    const before = readFileSync(join(root, 'spec/generated/rules.ts'), 'utf8')
    const { code, err } = sessionproof('compile', '--root', root)
    expect(code).toBe(1)
    expect(err).toMatch(/^agent-notes\/0001-tool-role-messages\.zh\.md:\d+: \[zh\] the number "1" is in Chinese only/m)
    expect(readFileSync(join(root, 'spec/generated/rules.ts'), 'utf8')).toBe(before)
  })

  it('confirms the named unit and no other', () => {
    const root = notes()
    for (const [suffix, from, to] of [
      ['md', 'The `data` of a `tool/result` event', 'Every `data` of a `tool/result` event'],
      ['md', 'Its `data.message`', 'The `data.message`'],
    ] as const) {
      edit(root, `agent-notes/0001-tool-role-messages.${suffix}`, from, to)
    }
    expect(sessionproof('compile', '--root', root).err.match(/unit-unconfirmed/g)).toHaveLength(2)
    const { err } = sessionproof('compile', '--root', root, '--confirm', 'tool-result.data')
    expect(err.match(/unit-unconfirmed/g)).toHaveLength(1)
    expect(err).toContain('compile --confirm tool-result.message')
  })
})
