import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../package.js'

// What `npm pack` makes, installed in an empty folder as a user would.
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sessionproof-package-'))
  run(process.execPath, [join(packageRoot, 'dist/runners/cli/expand-vectors.js')], packageRoot)
  run(process.execPath, [join(packageRoot, 'dist/runners/proof/trace/write.js')], packageRoot)
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], packageRoot)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) as string
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "type": "module", "private": true }')
  run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline', `./${tarball}`], folder)
}, 240_000)
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function run(command: string, args: string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024, // the trace is one line for each mutant
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
  return stdout
}

/** What the type checker says of a file in the folder. */
function typeErrors(file: string, options: object): string {
  const tsc = join(packageRoot, 'node_modules/typescript/bin/tsc')
  const typeRoots = [join(packageRoot, 'node_modules/@types')]
  const compilerOptions = { noEmit: true, strict: true, target: 'es2023', typeRoots, ...options }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  return run(process.execPath, [tsc, '-p', folder], folder)
}

describe('the package', () => {
  it('has the command', () => {
    expect(run('npx', ['--no-install', 'sessionproof', 'test', '--filter', 'tool-result'], folder)).toMatch(
      /\d+ pass, 0 fail/,
    )
    expect(run('npx', ['--no-install', 'sessionproof', 'explain', 'tool-result.call-id'], folder)).toContain(
      'spec/reference/admission/tool-result/call-id.ts',
    )
    expect(run('npx', ['--no-install', 'sessionproof', 'list', 'trace'], folder)).toContain('"kind":"function"')
  })

  it('exports reference, rules, schemas, types and vectors', () => {
    const script = `
      import { readFileSync } from 'node:fs'
      import { createRequire } from 'node:module'
      import { buildReference, expandVectors, loadVectorFiles, rules, vectorsDirectory } from 'sessionproof'
      const require = createRequire(import.meta.url)
      const json = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'))
      const log = '{"type":"session","version":4,"id":"s","createdAt":1,"isSeeded":false,"delegationDepth":0}\\n'
      const cases = readFileSync(require.resolve('sessionproof/vectors.ndjson'), 'utf8').trim().split('\\n').map((line) => JSON.parse(line))
      const trace = readFileSync(require.resolve('sessionproof/trace.ndjson'), 'utf8').trim().split('\\n').map((line) => JSON.parse(line))
      console.log(JSON.stringify({
        outcome: buildReference().get(4).decode(Buffer.from(log), 'strict').outcome,
        rule: rules['tool-result.call-id'].level,
        schema: json('sessionproof/schemas/session.v4.schema.json').$id,
        rulesJson: json('sessionproof/rules.json').rules.length === Object.keys(rules).length,
        protocol: json('sessionproof/protocol.schema.json').$id,
        trace: trace.find((row) => row.kind === 'rule' && row.id === 'turn.one-open').function.file,
        cases: cases.length === expandVectors(loadVectorFiles(vectorsDirectory).flatMap((file) => file.vectors)).length,
      }))`
    writeFileSync(join(folder, 'use.js'), script)
    expect(JSON.parse(run(process.execPath, ['use.js'], folder))).toEqual({
      outcome: 'accept',
      rule: 'must',
      schema: 'urn:sessionproof:session:v4',
      rulesJson: true,
      protocol: 'urn:sessionproof:protocol:1',
      trace: 'spec/reference/admission/turn/one-open.ts',
      cases: true,
    })
  })

  it('exports generators, which fast-check replays by seed and path', () => {
    writeFileSync(
      join(folder, 'property.ts'),
      `import fc from 'fast-check'
       import { buildReference } from 'sessionproof'
       import { faultyQuestions, fileOf, KitJudge, only, type Question, sampled, seedOf } from 'sessionproof/generators'
       const judge = new KitJudge()
       const questions = faultyQuestions(judge, [only({ op: 'decode', format: 4, container: 'jsonl' })])
       const asked: Question[] = []
       const property = fc.property(questions, (question) => {
         asked.push(question)
         const { outcome } = judge.answer(question)
         return buildReference().get(4)?.decode(fileOf(question).bytes, question.recovery ?? 'strict').outcome === outcome
       })
       fc.assert(property, { seed: seedOf(1, 2), path: '0:0', numRuns: 1 })
       console.log(JSON.stringify([asked[0], sampled(questions, 1, 2, [0])]))
      `,
    )
    const emitted = { module: 'nodenext', lib: ['es2023'], types: ['node'], skipLibCheck: true, noEmit: false }
    expect(typeErrors('property.ts', emitted)).toBe('')
    const [asked, ours] = JSON.parse(run(process.execPath, ['property.js'], folder))
    expect(asked).toMatchObject({ op: 'decode', format: 4 })
    expect(asked).toEqual(ours)
  }, 240_000)

  it('has types that a plugin extends from outside', () => {
    writeFileSync(
      join(folder, 'plugin.ts'),
      `import type { ContentBlock, ToolResultEvent } from 'sessionproof/types/v4'
       import { buildReference, type Reference } from 'sessionproof'
       declare module 'sessionproof/types/v4' { interface ContentBlockMap { 'acme-chart': { type: 'acme-chart'; series: number[] } } }
       export const block: ContentBlock = { type: 'acme-chart', series: [1] }
       export const reference: Reference = buildReference()
       // @ts-expect-error a tool result has a placement
       export const event: ToolResultEvent = { type: 'tool/result' }
      `,
    )
    expect(typeErrors('plugin.ts', { module: 'nodenext', lib: ['es2023'], types: ['node'] })).toBe('')
  })

  it('has an entry for browsers, with types that need nothing of Node', () => {
    writeFileSync(
      join(folder, 'page.ts'),
      `import { admitEvent, admitWindow, formats, type Refusal, rules, type v4 } from 'sessionproof/browser'
       export function show(events: readonly v4.SessionEvent[]): void {
         const verdict = admitWindow(4, { delivery: 'snapshot', events, cursor: -1 })
         if (verdict.outcome === 'refuse') document.title = rules[verdict.rule]?.statement.zh ?? verdict.at
       }
       export const refusals: Refusal[] = formats.flatMap((format) => {
         const verdict = admitEvent(format, null)
         return verdict.outcome === 'refuse' ? [verdict] : []
       })
      `,
    )
    expect(
      typeErrors('page.ts', { module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'], types: [] }),
    ).toBe('')
    const script = `import { admitWindow } from 'sessionproof/browser'
      console.log(admitWindow(4, { events: [null], delivery: 'live' }).rule)`
    writeFileSync(join(folder, 'page.js'), script)
    expect(run(process.execPath, ['page.js'], folder)).toBe('envelope.object\n')
  })

  it('carries no path of the machine that made it', () => {
    const found = spawnSync('grep', ['-rlF', packageRoot, join(folder, 'node_modules/sessionproof')], {
      encoding: 'utf8',
    })
    expect(found.stdout).toBe('')
  })
})
