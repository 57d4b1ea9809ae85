import { parentPort, workerData } from 'node:worker_threads'
import { ConnectionFailure } from '../engine/connection.js'
import { type Fuzzed, type FuzzOptions, fuzz } from './fuzz.js'

/** What a thread says of its share. */
export type Told =
  | { readonly kind: 'progress'; readonly runs: number }
  | { readonly kind: 'done'; readonly fuzzed: Fuzzed }
  /** The implementation cannot be started. */
  | { readonly kind: 'unreachable'; readonly message: string; readonly stderr: string }

const tell = (told: Told) => parentPort?.postMessage(told)
const interruption = new AbortController()
parentPort?.on('message', () => interruption.abort())
/** Often enough for a bar, seldom enough to cost nothing. */
const every = 20
try {
  const onProgress = (runs: number) => {
    if (runs % every === 0) tell({ kind: 'progress', runs })
  }
  const fuzzed = await fuzz(workerData as FuzzOptions, onProgress, interruption.signal)
  tell({ kind: 'done', fuzzed })
} catch (error) {
  if (!(error instanceof ConnectionFailure)) throw error
  tell({ kind: 'unreachable', message: error.message, stderr: error.stderr })
} finally {
  parentPort?.close()
}
