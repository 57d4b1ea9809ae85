import { spawn } from 'node:child_process'
import { StringDecoder } from 'node:string_decoder'
import type { Carrier } from './carrier.js'

/** A longer response line is garbage: nothing that a vector asks for comes near it. */
const maximumLine = 64 * 1024 * 1024
const keptStderr = 16 * 1024

/** An operating-system process that speaks NDJSON over its standard streams. No shell: the arguments go as they are. */
export function stdioCarrier(command: string, args: readonly string[]): Carrier {
  return {
    name: [command, ...args].map(quoted).join(' '),
    start(listener) {
      const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true })
      let listening = true
      let stderr = ''
      let pending = ''
      const decoder = new StringDecoder('utf8')
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        stderr = (stderr + text).slice(-keptStderr)
      })
      child.stdout.on('data', (chunk: Buffer) => {
        const lines = (pending + decoder.write(chunk)).split('\n')
        pending = lines.pop() ?? ''
        for (const line of lines) if (listening && line.trim() !== '') deliver(line)
        if (listening && pending.length > maximumLine) listener.garbage(`a line of more than ${maximumLine} characters`)
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
      child.on('error', (error) => ended(`could not be started: ${error.message}`))
      child.on('close', (code, signal) => ended(signal ? `ended by signal ${signal}` : `exited with code ${code}`))
      child.stdin.on('error', () => {}) // a broken pipe is reported by `close`
      return {
        send(requests) {
          child.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(''))
        },
        kill() {
          listening = false
          child.kill('SIGKILL')
        },
        stderr: () => stderr,
      }
    },
  }
}

function excerpt(line: string): string {
  return JSON.stringify(line.length > 120 ? `${line.slice(0, 120)}…` : line)
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
