import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { openCheck } from '../../../spec/reference/check-log.js'
import { LineTooLong } from '../../../spec/reference/codec/lines.js'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { ContentTooLarge } from '../../../spec/reference/codec/zstd/frames.js'
import { isZstandard } from '../../../spec/reference/codec/zstd/scan.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { frameBytes } from '../../engine/cases/frames.js'
import { mangled, Random } from './mangle.js'

/** What the thread is asked to do, and what it says: before a run its number, after it the outcome. */
export interface Work {
  readonly seed: number
  readonly files: readonly string[]
}
export type Said =
  | { readonly run: number; readonly begins: true }
  | { readonly run: number; readonly outcome: string; readonly peak: number }
  | { readonly run: number; readonly crash: string; readonly damaged: readonly string[] }

const { seed, files } = workerData as Work
const plain = files.map((file) => readFileSync(file))
const logs = [...plain, ...plain.filter((log) => !isZstandard(log)).map(inFrames)]
const reference = buildReference()
const decompressor = await loadDecompressor()
const say = (said: Said) => parentPort?.postMessage(said)

/** The same log in a container: its header in one frame, and a few rows in each of the others. */
function inFrames(log: Buffer): Buffer {
  const [header = '', ...rows] = log.toString('latin1').split('\n').slice(0, -1)
  const frames = [frameOf([header])]
  for (let at = 0; at < rows.length; at += 5) frames.push(frameOf(rows.slice(at, at + 5)))
  return Buffer.concat(frames)
}

function frameOf(rows: readonly string[]): Uint8Array {
  return frameBytes({ rows: rows.map((row) => Buffer.from(row, 'latin1').toString()) })
}

parentPort?.on('message', (run: number) => {
  say({ run, begins: true })
  const random = new Random(Math.imul(seed, 0x9e3779b1) + run)
  const { bytes, damaged } = mangled(random, logs)
  const options = {
    recovery: random.of(['strict', 'recoverable'] as const),
    all: random.below(3) === 0,
    decompressor: isZstandard(bytes) ? decompressor : undefined,
  }
  const pieceLength = random.of([7, 4096, 1 << 20])
  try {
    const check = openCheck(reference, options)
    for (let at = 0; at < bytes.length; at += pieceLength) if (!check.write(bytes.subarray(at, at + pieceLength))) break
    const { outcome } = check.end()
    say({ run, outcome, peak: process.memoryUsage().rss })
  } catch (error) {
    if (error instanceof LineTooLong || error instanceof ContentTooLarge)
      say({ run, outcome: 'too large', peak: process.memoryUsage().rss })
    else say({ run, crash: (error as Error).stack ?? String(error), damaged })
  }
})
