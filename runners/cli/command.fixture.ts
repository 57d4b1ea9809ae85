import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { packageRoot } from '../package.js'

/** The command line as a person uses it, from the build that `npm test` has just made. */
export const cli = join(packageRoot, 'dist/runners/cli/main.js')

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

const env = { ...process.env, NO_COLOR: '1' }

/** Runs `sessionproof` in the package's folder, without a terminal. */
export function sessionproof(...args: string[]): Ended {
  return sessionproofReading('', ...args)
}

/** The same with something on standard input. */
export function sessionproofReading(input: string | Uint8Array, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: packageRoot,
    encoding: 'utf8',
    env,
    input,
    maxBuffer: 64 * 1024 * 1024, // one line for each mutant
  })
  return { code: status, out: stdout, err: stderr }
}

/** Runs `sessionproof` with a standard input that does not end, and presses Ctrl-C once it has written something. */
export async function sessionproofInterrupted(...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [cli, ...args], { cwd: packageRoot, env })
  let [out, err] = ['', '']
  child.stdout.on('data', (text) => {
    out += String(text)
  })
  child.stdout.once('data', () => child.kill('SIGINT'))
  child.stderr.on('data', (text) => {
    err += String(text)
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, err }
}

/** A folder that goes when the tests of a file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sessionproof-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file into a folder, and gives its path. */
export function fileIn(folder: string, name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
