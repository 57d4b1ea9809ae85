import { Worker } from 'node:worker_threads'
import { ConnectionFailure } from '../engine/connection.js'
import type { Fuzzed, FuzzOptions } from './fuzz.js'
import type { Failure } from './fuzz-source.js'
import type { Told } from './fuzz-worker.js'

/**
 * Runs a plan on so many threads, each with an implementation of its own. Rejects with a {@link ConnectionFailure} when
 * one cannot be started, and with what a thread throws. What was found until it was interrupted is found.
 */
export async function fuzzOnThreads(
  options: Omit<FuzzOptions, 'share'>,
  jobs: number,
  onProgress?: (runs: number) => void,
  signal?: AbortSignal,
): Promise<Fuzzed> {
  const runs = Array.from({ length: jobs }, () => 0)
  const shares = runs.map((_, index) =>
    onThread({ ...options, share: { index, of: jobs } }, signal, (count) => {
      runs[index] = count
      onProgress?.(runs.reduce((sum, it) => sum + it, 0))
    }),
  )
  return (await Promise.all(shares)).reduce(merged)
}

function onThread(
  options: FuzzOptions,
  signal: AbortSignal | undefined,
  onProgress: (runs: number) => void,
): Promise<Fuzzed> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData: options })
    signal?.addEventListener('abort', () => worker.postMessage('end'))
    worker.on('error', reject)
    worker.on('message', (told: Told) => {
      if (told.kind === 'progress') onProgress(told.runs)
      else if (told.kind === 'done') resolve(told.fuzzed)
      else reject(new ConnectionFailure(told.message, told.stderr))
    })
  })
}

function merged(left: Fuzzed, right: Fuzzed): Fuzzed {
  return {
    runs: left.runs + right.runs,
    passedOver: left.passedOver + right.passedOver,
    failures: mergedFailures([...left.failures, ...right.failures]),
    breakdowns: [...left.breakdowns, ...right.breakdowns],
    unanswered: [...left.unanswered, ...right.unanswered],
    implementation: left.implementation,
  }
}

/** Of two threads that found the same kind of failure, what the earlier run found. */
function mergedFailures(failures: readonly Failure[]): Failure[] {
  const found = new Map<string, Failure>()
  for (const failure of failures.toSorted((left, right) => left.run - right.run)) {
    const first = found.get(failure.signature)
    found.set(failure.signature, first ? { ...first, times: first.times + failure.times } : failure)
  }
  return [...found.values()]
}
