import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Mutant } from './mutant.js'
import type { Share, Told } from './prove-worker.js'
import type { Outcome } from './trial.js'

export interface Proven {
  readonly mutant: Mutant
  readonly outcome: Outcome
}

/** How many mutants a thread is given at once: enough to be busy, few enough that all end together. */
const batch = 40

interface ProveOptions {
  readonly onProgress?: ((done: number) => void) | undefined
  /** Every case that kills a mutant, and not only the first. */
  readonly isMatrix?: boolean | undefined
}

/**
 * Tries mutants on every golden vector that reaches them, on all cores. Threads make the same mutants from the same lists
 * and are told numbers, since lists hold functions. Rejects with what a thread throws.
 */
export async function prove(
  mutants: readonly Mutant[],
  all: readonly Mutant[],
  { onProgress, isMatrix = false }: ProveOptions = {},
): Promise<Proven[]> {
  const numbers = new Map(all.map(({ id }, index) => [id, index]))
  const queue = mutants.map(({ id }) => numbers.get(id) as number)
  const outcomes = new Map<number, Outcome>()
  const threads = Math.max(1, Math.min(availableParallelism(), Math.ceil(queue.length / batch)))
  let next = 0
  const work = () => {
    const worker = new Worker(new URL('./prove-worker.js', import.meta.url))
    return new Promise<void>((resolve, reject) => {
      const give = () => {
        const share = queue.slice(next, next + batch)
        next += share.length
        if (share.length > 0) return worker.postMessage({ numbers: share, isMatrix } satisfies Share)
        void worker.terminate()
        resolve()
      }
      worker.on('message', (told: Told) => {
        for (const [number, outcome] of told) outcomes.set(number, outcome)
        onProgress?.(outcomes.size)
        give()
      })
      worker.on('error', reject)
      give()
    })
  }
  await Promise.all(Array.from({ length: threads }, work))
  return mutants.map((mutant) => ({ mutant, outcome: outcomes.get(numbers.get(mutant.id) as number) as Outcome }))
}
