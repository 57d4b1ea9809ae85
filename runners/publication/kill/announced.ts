import { readSync, writeSync } from 'node:fs'
import type { FileOperations } from '../file-operations.js'

/** Whether an operation is about to be done, or has been. */
export type Moment = 'before' | 'after'

/** File operations that say what they do on the standard output, and wait there for leave where they are told to. */
export function announced(
  files: FileOperations,
  announce: (operation: string, moment: Moment) => void,
): FileOperations {
  return new Proxy(files, {
    get: (target, name) => {
      const operation = target[name as keyof FileOperations] as (...input: unknown[]) => unknown
      return (...input: unknown[]) => {
        announce(String(name), 'before')
        const result = operation(...input)
        announce(String(name), 'after')
        return result
      }
    },
  })
}

/** Says one thing to the parent, at once. */
export function say(text: string): void {
  writeSync(1, `${text}\n`)
}

/** Waits until the parent has read what was said. */
export function wait(): void {
  readSync(0, new Uint8Array(1), 0, 1, null)
}

/** Waits so many milliseconds, with nothing else going on. */
export function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
