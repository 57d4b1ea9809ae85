import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decompressor } from '../../spec/reference/codec/zstd/decompressor.js'
import type { Case } from './cases/expand.js'
import type { RequestBody } from './cases/request.js'
import type { Dialogue } from './connection.js'
import { appendTo, type Entries, entriesOf, findIn, writeEntries } from './entries.js'
import type { Found } from './found.js'
import { KitFault } from './kit-fault.js'

interface Made {
  readonly path: string
  /** What stood there when the last question was asked. */
  before: Entries
  isAskedAgain: boolean
}

/**
 * The Session directories of a run: made before a question on one is asked, looked at when it is answered, and removed.
 * All stand in one temporary directory, which goes with the run, and with the process if that ends early. Cases of
 * other operations have none, and pass.
 */
export class Directories implements Dialogue {
  readonly #decompressor: Decompressor
  readonly #made = new Map<Case, Made>()
  #root: string | undefined
  #count = 0
  readonly #removeAll = () => {
    try {
      if (this.#root !== undefined) rmSync(this.#root, { recursive: true, force: true, maxRetries: 3 })
      this.#root = undefined
    } catch {} // an implementation that is still ending may write into it: once more when this process ends
  }

  constructor(decompressor: Decompressor) {
    this.#decompressor = decompressor
  }

  /** Makes the directory of a case anew. Why this machine cannot have one like it, or nothing. Throws {@link KitFault}. */
  make(subject: Case): string | undefined {
    const { directory } = subject
    if (!directory) return undefined
    this.#remove(subject)
    return byKit('make', () => {
      const path = join(this.#rootPath(), String(this.#count++))
      mkdirSync(path)
      const problem = writeEntries(path, directory.entries)
      if (problem !== undefined) rmSync(path, { recursive: true, force: true })
      else this.#made.set(subject, { path, before: entriesOf(path), isAskedAgain: false })
      return problem
    })
  }

  question(subject: Case): RequestBody {
    const made = this.#made.get(subject)
    return made ? ({ ...subject.request, directory: made.path } as RequestBody) : subject.request
  }

  further(subject: Case, answer: unknown): RequestBody | undefined {
    const made = this.#made.get(subject)
    const again = subject.directory?.again
    if (!made || !again || made.isAskedAgain) return undefined
    const { outcome, file } = answer as { outcome?: unknown; file?: unknown }
    if (outcome !== 'accept' || typeof file !== 'string') return undefined
    made.isAskedAgain = true
    return byKit('change', () => {
      const [log] = subject.directory?.entries ?? []
      // the name comes from outside: it must not lead out of the directory
      const successor = entriesOf(made.path).has(file) ? file : undefined
      if (log && again.source) appendTo(join(made.path, log.name), again.source)
      if (successor !== undefined && again.successor) appendTo(join(made.path, successor), again.successor)
      made.before = entriesOf(made.path)
      return this.question(subject)
    })
  }

  /** What is found in the directory of a case that was answered, which is then removed. Throws {@link KitFault}. */
  take(subject: Case): Found | undefined {
    const made = this.#made.get(subject)
    if (!made) return undefined
    const { expect } = subject
    const file = expect.outcome === 'accept' ? expect.file : undefined
    const found = byKit('look at', () => findIn(made.path, made.before, file, this.#decompressor))
    this.#remove(subject)
    return found
  }

  /** Removes all that is left. */
  close(): void {
    this.#removeAll()
    if (this.#root === undefined) process.off('exit', this.#removeAll)
    this.#made.clear()
  }

  #rootPath(): string {
    if (this.#root === undefined) {
      this.#root = realpathSync(mkdtempSync(join(tmpdir(), 'sessionproof-')))
      process.once('exit', this.#removeAll)
    }
    return this.#root
  }

  #remove(subject: Case): void {
    const made = this.#made.get(subject)
    this.#made.delete(subject)
    if (made) byKit('remove', () => rmSync(made.path, { recursive: true, force: true, maxRetries: 3 }))
  }
}

/** Asks one question on a case, or two, where every answer is there at once; with what is found afterwards. */
export function askAtOnce(
  decompressor: Decompressor,
  subject: Case,
  ask: (request: RequestBody) => unknown,
): { answer: unknown; found: Found | undefined } {
  if (!subject.directory) return { answer: ask(subject.request), found: undefined }
  const directories = new Directories(decompressor)
  try {
    const problem = directories.make(subject)
    if (problem !== undefined) throw new KitFault(problem)
    const answer = ask(directories.question(subject))
    const further = directories.further(subject, answer)
    return { answer: further ? ask(further) : answer, found: directories.take(subject) }
  } finally {
    directories.close() // at once: a thread may be ended without a word
  }
}

function byKit<Result>(verb: string, act: () => Result): Result {
  try {
    return act()
  } catch (error) {
    throw new KitFault(`cannot ${verb} a Session directory: ${(error as Error).message}`)
  }
}
