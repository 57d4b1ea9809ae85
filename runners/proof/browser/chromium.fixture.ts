import { spawn } from 'node:child_process'
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['ProgramFiles', 'ProgramFiles(x86)'].flatMap((name) =>
    process.env[name] ? [join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [],
  ),
]

/** The Chromium of this machine: what `SESSIONPROOF_CHROMIUM` names, else what stands at one of the usual places. */
export function findChromium(): string | undefined {
  const named = process.env.SESSIONPROOF_CHROMIUM
  if (named !== undefined) return named === '' ? undefined : named
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const ending = process.platform === 'win32' ? '.exe' : ''
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, `${name}${ending}`)))
  return [...candidates, ...elsewhere].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Window {
  /** Rejects when the browser ends by itself, with what it wrote to stderr. */
  readonly ended: Promise<never>
  /** Ends the browser and forgets its profile. */
  close(): Promise<void>
}

/** Opens a page without a screen, in a profile of its own. */
export function openPage(chromium: string, address: string): Window {
  const profile = mkdtempSync(join(tmpdir(), 'sessionproof-chromium-'))
  const switches = [
    '--headless',
    '--no-sandbox', // the sandbox needs rights that containers and runners do not give; the page is ours alone
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--disable-breakpad',
    '--no-proxy-server',
    `--user-data-dir=${profile}`,
  ]
  // a group of its own, since a browser is many processes
  const child = spawn(chromium, [...switches, address], {
    stdio: ['ignore', 'ignore', 'pipe'],
    // what it leaves behind goes with the profile; elsewhere the path would be too long for its socket
    env: process.platform === 'linux' ? { ...process.env, TMPDIR: profile } : process.env,
    detached: process.platform !== 'win32',
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-4096)
  })
  const exit = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code) => resolve(`it exited with ${code}`))
  })
  const ended = exit.then((reason) => Promise.reject(new Error(`${chromium}: ${reason}\n${stderr}`)))
  ended.catch(() => {}) // whoever waits for it hears of it
  const killAll = () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    if (child.pid === undefined || process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  }
  return {
    ended,
    close: async () => {
      killAll()
      await exit
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
