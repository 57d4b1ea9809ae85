import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { packageRoot } from '../../package.js'
import { publishInDirectory } from '../directory.js'
import { systemFiles } from '../file-operations.js'
import { atOnce } from '../publish.js'

const child = join(packageRoot, 'dist/runners/publication/kill/child.js')
const tools = {
  reference: buildReference(),
  files: systemFiles,
  decompressor: await loadDecompressor(),
  compressor: await loadCompressor(),
}
const job = { to: 4, children: [], recovery: 'strict' } as const

/** A log whose publication is interrupted again and again, each time in a directory of its own. */
export class Victim {
  readonly #root = mkdtempSync(join(tmpdir(), 'sessionproof-kill-'))
  readonly #successor: Buffer
  #count = 0

  constructor(
    readonly name: string,
    readonly source: Buffer,
  ) {
    const directory = this.#directory()
    const published = atOnce(publishInDirectory(tools, { directory, ...job }))
    if (published.outcome === 'refuse') throw new Error(`the log is refused: ${published.rule}`)
    this.#successor = readFileSync(join(directory, published.file))
    rmSync(directory, { recursive: true })
  }

  /**
   * Publishes in a process of its own, which `watch` is told of line by line and may kill; everything that it said is
   * given back when it is gone. Then the directory has to be sound: in words what is wrong with it, or nothing.
   */
  async publish(
    mode: 'steps' | 'phases',
    watch: (line: string, victim: ChildProcess) => void,
  ): Promise<{ said: string[]; fault: string | undefined }> {
    const directory = this.#directory()
    const victim = spawn(process.execPath, [child, mode, directory], { stdio: ['pipe', 'pipe', 'inherit'] })
    victim.stdin?.on('error', () => {}) // it may be gone already
    const said: string[] = []
    let pending = ''
    victim.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const lines = (pending + text).split('\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        said.push(line)
        watch(line, victim)
      }
    })
    await once(victim, 'close')
    const fault = this.#faultIn(directory)
    rmSync(directory, { recursive: true })
    return { said, fault }
  }

  remove(): void {
    rmSync(this.#root, { recursive: true, force: true })
  }

  #directory(): string {
    const directory = join(this.#root, String(this.#count++))
    mkdirSync(directory)
    writeFileSync(join(directory, this.name), this.source)
    return directory
  }

  #faultIn(directory: string): string | undefined {
    const isSource = () => readFileSync(join(directory, this.name)).equals(this.source)
    if (!isSource()) return 'the source has changed'
    const names = readdirSync(directory).filter((name) => name !== this.name)
    const strange = names.find((name) => !/^session\.(migration\..*\.tmp|v4\.jsonl(\.zstd)?)$/.test(name))
    if (strange !== undefined) return `${strange} is left`
    const successor = names.find((name) => name.startsWith('session.v4.'))
    if (successor !== undefined && !readFileSync(join(directory, successor)).equals(this.#successor))
      return 'the successor is there in part'
    const again = atOnce(publishInDirectory(tools, { directory, ...job }))
    if (again.outcome === 'refuse') return `publishing again is refused: ${again.rule}`
    if (!readFileSync(join(directory, again.file)).equals(this.#successor)) return 'published again, it is another one'
    return isSource() ? undefined : 'publishing again has changed the source'
  }
}
