import { createInterface } from 'node:readline'
import { hello } from './right.js'

/** Writes one message. */
export const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`)

/** Speaks the protocol; what becomes of a question is left to `answer`. */
export function serve(answer, more = {}) {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const request = JSON.parse(line)
    if (request.op === 'stop') process.exit(0)
    if (request.op === 'hello') say({ id: request.id, ...hello, ...more })
    else answer(request)
  })
}
