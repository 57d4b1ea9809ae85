import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formats } from '../../spec/generated/formats.js'
import { openCheck } from '../../spec/reference/check-log.js'
import { buildReference } from '../../spec/reference/reference.js'
import type { FormatRecord } from '../../spec/rule-record.js'
import { packageRoot } from '../package.js'
import { peakOfCheck, writeLog } from './peak.js'
import { syntheticLog } from './synthetic-log.js'

// part of `npm run bench`: what a large log costs, beside reading its JSON and nothing else, and beside the published
// packages. Everything in one process, each round in turn. Prints Markdown for RESULTS.md.
const megabytes = 100
const rounds = 5
const pieceLength = 256 * 1024
/** Contenders that can take a part of a log change turns so often, so that a slow moment meets both. */
const partLength = 8_000_000
const reference = buildReference()
const publishedDirectory = join(packageRoot, 'runners/implementations/published/node_modules/@deepseek-ai')
const publishedModule = join(publishedDirectory, 'dsh-session-format-v2-to-v3/lib/index.js')

interface Published {
  readonly releasedV3SessionFormatCodec: {
    createDecoder(
      header: object,
      recovery: string,
    ): { decodeRow(row: unknown, to: object): void; finish(to: object): number }
  }
  restoreReleasedV3Artifact(artifact: object, types: ReadonlySet<string>): void
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function parts(format: 3 | 4): Buffer[] {
  const found: Buffer[] = []
  let rows: string[] = []
  let length = 0
  const flush = () => {
    if (rows.length > 0) found.push(Buffer.from(`${rows.join('\n')}\n`))
    rows = []
    length = 0
  }
  for (const row of syntheticLog(format, megabytes * 1_000_000)) {
    rows.push(row)
    length += row.length
    if (length > partLength) flush()
  }
  flush()
  return found
}

/** Split at LF, UTF-8, JSON.parse, and nothing else. */
function parse(bytes: Buffer, take: (row: unknown) => void = () => undefined): void {
  for (let start = 0, end = bytes.indexOf(0x0a); end >= 0; start = end + 1, end = bytes.indexOf(0x0a, start))
    take(JSON.parse(bytes.toString('utf8', start, end)))
}

function timed(run: () => void): number {
  const started = performance.now()
  run()
  return performance.now() - started
}

/** The published codec and restorer over a whole log, as a program that has them would call them. */
function readPublished(published: Published, log: readonly Buffer[], types: ReadonlySet<string>): void {
  const rows: unknown[] = []
  for (const part of log) parse(part, (row) => rows.push(row))
  const { type: _type, ...header } = rows[0] as Record<string, unknown>
  const events: unknown[] = []
  const to = { emitEvent: (event: unknown) => events.push(event), emitRun: () => undefined }
  const decoder = published.releasedV3SessionFormatCodec.createDecoder(rows[0] as object, 'strict')
  for (const row of rows.slice(1)) decoder.decodeRow(row, to)
  const inheritedEventCount = decoder.finish(to)
  published.restoreReleasedV3Artifact({ header, inheritedEventCount, events }, types)
}

async function speed(format: 3 | 4): Promise<void> {
  const log = parts(format)
  const published =
    format === 3 && existsSync(publishedModule) ? ((await import(publishedModule)) as Published) : undefined
  const types = new Set((formats as Readonly<Record<number, FormatRecord>>)[format]?.events.map((row) => row.type))
  const times: { parse: number[]; check: number[]; published: number[] } = { parse: [], check: [], published: [] }
  let events = 0
  for (let round = 0; round < rounds; round++) {
    let [parsing, checking] = [0, 0]
    const check = openCheck(reference, { recovery: 'recoverable' })
    for (const [index, part] of log.entries()) {
      const runs = [
        () => {
          parsing += timed(() => parse(part))
        },
        () => {
          checking += timed(() => {
            for (let at = 0; at < part.length; at += pieceLength) check.write(part.subarray(at, at + pieceLength))
          })
        },
      ]
      for (const run of index % 2 === 0 ? runs : runs.reverse()) run()
    }
    const verdict = check.end()
    if (verdict.outcome !== 'accept') throw new Error(`the log is refused: ${JSON.stringify(verdict)}`)
    events = verdict.events
    times.parse.push(parsing)
    times.check.push(checking)
    if (published) times.published.push(timed(() => readPublished(published, log, types)))
  }
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
  const [bare, ours, theirs] = [median(times.parse), median(times.check), median(times.published)]
  const bytes = log.reduce((sum, part) => sum + part.length, 0)
  const row = (what: string, time: number) =>
    say(
      `| ${what} | ${Math.round(time)} | ${(bytes / 1000 / time).toFixed(0)} | ${(bare / time).toFixed(2)} | ${published ? (theirs / time).toFixed(2) : '·'} |`,
    )
  say(`\nV${format}, ${(bytes / 1e6).toFixed(0)} MB, ${events} events, median of ${rounds} rounds\n`)
  say('| what | ms | MB/s | of bare parsing | of the published packages |')
  say('| --- | ---: | ---: | ---: | ---: |')
  row('split at LF, UTF-8, JSON.parse', bare)
  row('`check`, in-process: codec and whole Session', ours)
  if (published) row('published codec and restorer, parsing included', theirs)
}

function memory(format: 3 | 4): void {
  const directory = mkdtempSync(join(tmpdir(), 'sessionproof-bench-'))
  try {
    const peaks = [megabytes, 10 * megabytes].map((size) => {
      const file = join(directory, `session.v${format}.jsonl`)
      const events = writeLog(file, format, size * 1_000_000)
      return { size, events, peak: peakOfCheck(file) }
    })
    for (const { size, events, peak } of peaks) say(`| V${format}, ${size} MB | ${events} | ${peak.toFixed(0)} |`)
    const [small, large] = peaks as [(typeof peaks)[number], (typeof peaks)[number]]
    const allowed = small.peak + 64 + ((large.events - small.events) * 64) / 1e6
    say(`| allowed for the larger | | ${allowed.toFixed(0)} |`)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

say(`Node ${process.version}`)
for (const format of [4, 3] as const) await speed(format)
say('\n| log | events | peak memory of `sessionproof check`, MB |\n| --- | ---: | ---: |')
for (const format of [4, 3] as const) memory(format)
