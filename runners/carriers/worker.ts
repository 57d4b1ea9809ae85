import { Worker } from 'node:worker_threads'
import type { Carrier } from './carrier.js'

const keptStderr = 16 * 1024

/**
 * A module of the implementer's, in a thread of its own: a hang or a crash there does not take the runner along. What it
 * prints is kept as stderr is, since the standard output is the runner's, and belongs to its report.
 */
export function workerCarrier(module: URL): Carrier {
  return {
    name: `--module ${module.pathname}`,
    start(listener) {
      const worker = new Worker(new URL('./worker-host.js', import.meta.url), {
        workerData: { module: module.href },
        stdout: true,
        stderr: true,
      })
      let listening = true
      let stderr = ''
      for (const stream of [worker.stdout, worker.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          stderr = (stderr + text).slice(-keptStderr)
        })
      }
      const ended = (reason: string) => {
        if (!listening) return
        listening = false
        listener.exit(reason)
      }
      worker.on('message', (value: unknown) => {
        if (listening) listener.message(value)
      })
      worker.on('messageerror', () => {
        if (listening) listener.garbage('a value that cannot be cloned')
      })
      worker.on('error', (error) => ended(`threw ${error instanceof Error ? error.message : String(error)}`))
      worker.on('exit', (code) => ended(`exited with code ${code}`))
      return {
        send(requests) {
          for (const request of requests) worker.postMessage(request)
        },
        kill() {
          listening = false
          void worker.terminate()
        },
        stderr: () => stderr,
      }
    },
  }
}
