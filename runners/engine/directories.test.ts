import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { cli, fileIn, temporaryFolder } from '../cli/command.fixture.js'
import { vectorsDirectory } from '../package.js'
import { type Case, expandVectors } from './cases/expand.js'
import { loadVectorFiles } from './cases/load.js'
import { Directories } from './directories.js'

const folder = temporaryFolder()
const decompressor = await loadDecompressor()
const directories = new Directories(decompressor)
afterAll(() => directories.close())
const vectors = loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)
const caseOf = (wanted: string): Case => expandVectors(vectors, (id) => id === wanted)[0] as Case
const pathOf = (subject: Case) => (directories.question(subject) as { directory: string }).directory

describe('the directory of a case', () => {
  it('holds what the vector describes, has a real path, and is removed when it was looked at', () => {
    const subject = caseOf('publication.inert.others@3')
    expect(directories.make(subject)).toBeUndefined()
    const path = pathOf(subject)
    expect(realpathSync(path)).toBe(path)
    expect(readdirSync(path).sort()).toEqual([
      'attachments',
      'session.lock',
      'session.migration.0.jsonl.tmp',
      'session.v3.jsonl',
    ])
    expect(directories.take(subject)).toEqual({ changed: [], added: [] })
    expect(existsSync(path)).toBe(false)
  })

  it('shows what is gone, changed, and new, but no lock', () => {
    const subject = caseOf('publication.inert.others@3')
    directories.make(subject)
    const path = pathOf(subject)
    rmSync(join(path, 'session.migration.0.jsonl.tmp'))
    rmSync(join(path, 'session.lock'))
    writeFileSync(join(path, 'session.v3.jsonl'), '')
    writeFileSync(join(path, 'attachments', 'one'), '')
    mkdirSync(join(path, 'new'))
    writeFileSync(join(path, 'session.v4.jsonl'), '{"a":1}\n[', { mode: 0o600 })
    const { mode: _mode, ...found } = directories.take(subject) ?? {}
    expect(found).toEqual({
      changed: ['attachments', 'session.lock', 'session.migration.0.jsonl.tmp', 'session.v3.jsonl'],
      added: ['new', 'session.v4.jsonl'],
      rows: 'the last line is not complete',
    })
  })

  it('a lock that is new does not count', () => {
    const subject = caseOf('publication.complete.plain@3')
    directories.make(subject)
    writeFileSync(join(pathOf(subject), 'session.lock'), '')
    expect(directories.take(subject)).toEqual({ changed: [], added: [] })
  })

  it('is changed between two questions, the second of which counts', () => {
    const subject = caseOf('publication.again.continued@3')
    directories.make(subject)
    const path = pathOf(subject)
    expect(directories.further(subject, { outcome: 'refuse' })).toBeUndefined()
    const text = readFileSync(join(path, 'session.v3.jsonl'), 'utf8')
    writeFileSync(join(path, 'session.v4.jsonl'), text)
    const further = directories.further(subject, { outcome: 'accept', file: 'session.v4.jsonl' })
    expect(further).toMatchObject({ op: 'publish', directory: path })
    expect(readFileSync(join(path, 'session.v4.jsonl'), 'utf8')).toMatch(/"turn":2\}\}\n$/)
    expect(directories.further(subject, { outcome: 'accept', file: 'session.v4.jsonl' })).toBeUndefined()
    expect(directories.take(subject)).toMatchObject({ changed: [], added: [], rows: { length: 4 } })
  })

  it('is not left where an answer leads', () => {
    const subject = caseOf('publication.again.continued@3')
    directories.make(subject)
    const outside = fileIn(folder, 'outside', '')
    directories.further(subject, { outcome: 'accept', file: '../../outside' })
    directories.further(subject, { outcome: 'accept', file: outside })
    expect(readFileSync(outside, 'utf8')).toBe('')
  })
})

describe('a run', () => {
  const implementation = (body: string) =>
    fileIn(
      folder,
      'implementation.mjs',
      `import { createInterface } from 'node:readline'
const say = (it) => process.stdout.write(JSON.stringify(it) + '\\n')
const hello = { protocol: 1, implementation: { name: 'x' }, capabilities: { publish: { from: [3], to: [4], containers: ['jsonl'] } }, reports: [] }
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, op, directory } = JSON.parse(line)
  if (op === 'hello') say({ id, ...hello })
  else if (op === 'stop') process.exit(0)
  else { ${body} }
})`,
    )
  const test = (temporary: string, ...args: string[]) =>
    spawnSync(process.execPath, [cli, 'test', '--filter', 'publication.again', '--no-progress', ...args], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: temporary, TEMP: temporary },
    })
  const left = () => readdirSync(folder).filter((name) => name.startsWith('sessionproof-'))

  it.each([
    ['does not answer', ''],
    ['dies', 'process.exit(3)'],
    ['answers and does nothing', "say({ id, outcome: 'accept', file: 'session.v4.jsonl' })"],
  ])('leaves no directory behind where the implementation %s', (_what, body) => {
    expect(test(folder, '--timeout', '300', '--', process.execPath, implementation(body)).status).toBe(1)
    expect(left()).toEqual([])
  })

  it('does not charge an implementation with what the kit cannot do', () => {
    const { status, stderr } = test(join(folder, 'absent'))
    expect(stderr).toMatch(/cannot make a Session directory: ENOENT.*a fault of the kit or of this machine/)
    expect(status).toBe(2)
  })
})
