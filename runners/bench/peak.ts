import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageRoot } from '../package.js'
import { syntheticLog } from './synthetic-log.js'

/** Writes a synthetic log of some bytes; the number of its events. */
export function writeLog(file: string, format: 3 | 4, bytes: number): number {
  const target = openSync(file, 'w')
  let rows = 0
  let pending = ''
  for (const row of syntheticLog(format, bytes)) {
    rows++
    pending += `${row}\n`
    if (pending.length > 1_000_000) {
      writeSync(target, pending)
      pending = ''
    }
  }
  writeSync(target, pending)
  closeSync(target)
  return rows - 1
}

/** The most memory, in megabytes, that a process has which checks one file and does nothing else. */
export function peakOfCheck(file: string): number {
  const cli = pathToFileURL(join(packageRoot, 'dist/runners/cli/main.js')).href
  // 1024 bytes to a kilobyte, as the kernel counts. Linux hands the peak of the resource usage on from the process that
  // started this one: there, the peak of its own memory is asked for.
  const script = `
    const { readFileSync } = await import('node:fs')
    const own = () => /^VmHWM:\\s*(\\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]
    const peak = () => process.platform === 'linux' ? own() : process.resourceUsage().maxRSS
    process.on('exit', () => process.stderr.write('peak ' + peak() + '\\n'))
    process.argv = [process.argv[0], 'check', ${JSON.stringify(file)}]
    await import(${JSON.stringify(cli)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  const peak = /^peak (\d+)$/m.exec(stderr)?.[1]
  if (status !== 0 || peak === undefined) throw new Error(`the check of ${file} failed: ${stderr}`)
  return (Number(peak) * 1024) / 1e6
}
