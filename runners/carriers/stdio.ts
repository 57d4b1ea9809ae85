import { type ChildProcess, spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import type { Carrier } from './carrier.js'
import { Lines } from './lines.js'

/** A longer response line is garbage: nothing that a vector asks for comes near it. */
const maximumLine = 64 * 1024 * 1024
const keptStderr = 16 * 1024
/** How long the streams may outlive their process, in milliseconds: a child of its own may hold them open for ever. */
const lastWords = 500
/** On POSIX each implementation leads a process group, so that what a wrapper (`npx`, a shell script) started ends with it. */
const hasGroups = process.platform !== 'win32'

/** An operating-system process that speaks NDJSON over its standard streams. No shell: the arguments go as they are. */
export function stdioCarrier(command: string, args: readonly string[]): Carrier {
  return {
    name: [command, ...args].map(quoted).join(' '),
    start(listener) {
      const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true, detached: hasGroups })
      let listening = true
      let isOver = false
      let stderr = ''
      const lines = new Lines()
      const decoder = new StringDecoder('utf8')
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr = (stderr + text).slice(-keptStderr)
      })
      child.stdout.on('data', (chunk: Buffer) => {
        for (const line of lines.add(decoder.write(chunk))) if (listening && line.trim() !== '') deliver(line)
        if (lines.pending <= maximumLine) return
        child.stdout.destroy()
        if (listening) listener.garbage(`a line of more than ${maximumLine} characters`)
      })
      const deliver = (line: string) => {
        let value: unknown
        try {
          value = JSON.parse(line)
        } catch {
          listener.garbage(`a line that is not JSON: ${excerpt(line)}`)
          return
        }
        listener.message(value)
      }
      const ended = (reason: string) => {
        if (!listening) return
        listening = false
        listener.exit(reason)
      }
      // once: the number of a process that is gone may be another's by now
      const end = () => {
        if (!isOver) endAll(child)
        isOver = true
      }
      const gone = (code: number | null, signal: string | null) => {
        ended(signal ? `ended by signal ${signal}` : `exited with code ${code}`)
        end()
      }
      child.on('error', (error) => ended(`could not be started: ${error.message}`))
      child.on('close', gone)
      child.on('exit', (code, signal) => setTimeout(gone, lastWords, code, signal).unref())
      child.stdin.on('error', () => {}) // a broken pipe is reported by `close`
      return {
        send(requests) {
          child.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
        },
        kill() {
          listening = false
          end()
        },
        stderr: () => stderr,
      }
    },
  }
}

/** Ends a process and what it started, and lets go of its streams, which would keep the runner waiting. */
function endAll(child: ChildProcess): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {} // all of it has ended already
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy()
}

function excerpt(line: string): string {
  return JSON.stringify(line.length > 120 ? `${line.slice(0, 120)}…` : line)
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
