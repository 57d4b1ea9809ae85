import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { packageRoot } from '../package.js'

/** The command line as a person uses it, from the build that `npm test` has just made. */
export const cli = join(packageRoot, 'dist/runners/cli/main.js')

/** Runs `sessionproof` in the package's folder, without a terminal. */
export function sessionproof(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: packageRoot,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: status, out: stdout, err: stderr }
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
