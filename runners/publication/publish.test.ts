import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { loadCompressor } from '../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import { migrate } from '../../spec/reference/migration/migrate.js'
import { openConversion } from '../../spec/reference/publication/conversion.js'
import { buildReference, type FormatReference } from '../../spec/reference/reference.js'
import { expandVectors } from '../engine/cases/expand.js'
import { loadVectorFiles } from '../engine/cases/load.js'
import { vectorsDirectory } from '../package.js'
import { publishInDirectory } from './directory.js'
import { type FileOperations, systemFiles } from './file-operations.js'
import { logOfTurns } from './kill/log.js'
import { atOnce, SourceChanged, StageDamaged } from './publish.js'

const reference = buildReference()
const decompressor = await loadDecompressor()
const compressor = await loadCompressor()
const root = mkdtempSync(join(tmpdir(), 'sessionproof-publish-'))
afterAll(() => rmSync(root, { recursive: true }))

const name = 'session.v3.jsonl'
const successor = 'session.v4.jsonl'
const text = logOfTurns(3)
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(root, 'session-'))
  writeFileSync(join(directory, name), text)
})

const publication = (changed: Partial<FileOperations> = {}) =>
  publishInDirectory(
    { reference, files: { ...systemFiles, ...changed }, decompressor, compressor },
    { directory, to: 4, children: [], recovery: 'strict' },
  )
const publish = (changed?: Partial<FileOperations>) => atOnce(publication(changed))
const contents = (file: string) => readFileSync(join(directory, file), 'utf8')

describe('a publication', () => {
  it('publishes nothing where the source changed while it was converted', () => {
    const sync = (file: number) => {
      appendFileSync(join(directory, name), '{"type":"turn/start","seq":6,"time":6,"data":{"turn":4}}\n')
      systemFiles.sync(file)
    }
    expect(() => publish({ sync })).toThrow(SourceChanged)
    expect(readdirSync(directory)).toEqual([name])
    expect(publish()).toMatchObject({ outcome: 'accept', isNew: true, events: 7 })
  })

  it('publishes nothing where the source was replaced by its copy', () => {
    const sync = () => {
      rmSync(join(directory, name))
      writeFileSync(join(directory, name), text)
    }
    expect(() => publish({ sync })).toThrow(SourceChanged)
    expect(readdirSync(directory)).toEqual([name])
  })

  it('takes what another program publishes in the last moment for the successor, if it is one', () => {
    const link = () => {
      writeFileSync(join(directory, successor), text.replace('"version":3', '"version":4'))
      return false
    }
    expect(publish({ link })).toMatchObject({ outcome: 'accept', isNew: false })
    expect(readdirSync(directory)).toEqual([name, successor])
  })

  it('refuses what another program publishes in the last moment, if it is something else', () => {
    const link = () => {
      writeFileSync(join(directory, successor), 'something else\n')
      return false
    }
    expect(publish({ link })).toMatchObject({ class: 'conflict', rule: 'publication.target-same' })
    expect(readdirSync(directory)).toEqual([name, successor])
    expect(contents(successor)).toBe('something else\n')
  })

  it.each([
    ['is cut', (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 40)],
    ['lacks its last event', (bytes: Uint8Array) => bytes.subarray(0, bytes.subarray(0, -1).lastIndexOf(10) + 1)],
    ['is of another Session', (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString().replace('s-1', 's-2'))],
    ['is damaged', (bytes: Uint8Array) => Buffer.from(Buffer.from(bytes).toString().replace('"seq":2', '"seq":3'))],
  ])('publishes nothing where what was written %s', (_what, damage) => {
    const write = (file: number, bytes: Uint8Array) => systemFiles.write(file, damage(bytes))
    expect(() => publish({ write })).toThrow(StageDamaged)
    expect(readdirSync(directory)).toEqual([name])
  })

  it.each(['create', 'write', 'sync', 'read', 'identityAt', 'link'] as const)(
    'leaves nothing where %s fails',
    (operation) => {
      const fail = () => {
        throw new Error('no space left')
      }
      expect(() => publish({ [operation]: fail })).toThrow('no space left')
      expect(readdirSync(directory)).toEqual([name])
    },
  )

  it('stays published where the directory cannot be made durable', () => {
    const syncDirectory = () => {
      throw new Error('lost')
    }
    expect(() => publish({ syncDirectory })).toThrow('lost')
    expect(readdirSync(directory)).toEqual([name, successor])
  })

  it('leaves nothing where it is given up between two pieces', () => {
    for (let pieces = 1; ; pieces++) {
      const running = publication()
      let isDone = false
      for (let count = 0; count < pieces; count++) isDone ||= running.next().done === true
      if (isDone) break
      running.return(undefined as never)
      expect(readdirSync(directory)).toEqual([name])
    }
    expect(readdirSync(directory)).toEqual([name, successor])
  })

  it('writes one Session in one way: twice the same bytes', () => {
    publish()
    const first = contents(successor)
    rmSync(join(directory, successor))
    publish()
    expect(contents(successor)).toBe(first)
  })
})

describe('a conversion', () => {
  const cases = expandVectors(loadVectorFiles(vectorsDirectory).flatMap(({ vectors }) => vectors)).flatMap((it) =>
    it.request.op === 'migrate' && it.request.bytes !== undefined ? [{ ...it, request: it.request }] : [],
  )

  it('of pieces says what `migrate` says of the whole, and writes what `encode` writes', () => {
    const differing = cases.filter(
      ({ request: { from, to, children, container, recovery = 'strict', bytes = '' } }) => {
        const zstd = container === 'zstd' ? decompressor : undefined
        const file = Buffer.from(bytes, 'base64')
        const whole = migrate(reference, { bytes: file, recovery, decompressor: zstd }, { from, to, children })
        const rows: string[] = []
        const onRow = (row: string) => void rows.push(row)
        const conversion = openConversion(reference, { from, to, children, recovery, decompressor: zstd, onRow })
        for (let at = 0; at < file.length && conversion.write(file.subarray(at, at + 7)); at += 7);
        const converted = conversion.end()
        if (whole.outcome === 'refuse' || converted.outcome === 'refuse')
          return (
            whole.outcome !== converted.outcome ||
            (whole as { rule?: string }).rule !== (converted as { rule?: string }).rule
          )
        const encoded = (reference.get(to) as FormatReference).encode(whole.session)
        return JSON.stringify(encoded) !== JSON.stringify({ outcome: 'accept', rows })
      },
    )
    expect(cases.length).toBeGreaterThan(0)
    expect(differing.map(({ id }) => id)).toEqual([])
  })
})
