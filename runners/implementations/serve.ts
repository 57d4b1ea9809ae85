import type { Readable, Writable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import type { Request } from '../protocol/types.js'
import { type Implementation, respond } from './implementation.js'

/** So many answers leave in one write: few enough that the runner compares them while the next are worked on. */
const answersPerWrite = 8

/**
 * Serves an implementation as NDJSON until `stop` or the end of the input. Answers that are ready at once leave in the
 * order of the requests; promises follow when they are ready.
 */
export async function serve(implementation: Implementation, input: Readable, output: Writable): Promise<void> {
  const decoder = new StringDecoder('utf8')
  const late: Promise<void>[] = []
  let pending = ''
  for await (const chunk of input) {
    const lines = (pending + decoder.write(chunk as Buffer)).split('\n')
    pending = lines.pop() ?? ''
    let ready = ''
    let count = 0
    for (const line of lines) {
      if (line.trim() === '') continue
      const response = respond(implementation, JSON.parse(line) as Request)
      if (response === undefined) {
        await written(output, ready)
        return
      }
      if (response instanceof Promise)
        late.push(response.then((message) => written(output, `${JSON.stringify(message)}\n`)))
      else ready += `${JSON.stringify(response)}\n`
      if (++count % answersPerWrite === 0) {
        await written(output, ready)
        ready = ''
      }
    }
    await written(output, ready)
  }
  await Promise.all(late)
}

/** Resolves when more may be written, so that a slow reader slows us down instead of filling the memory. */
function written(output: Writable, text: string): Promise<void> {
  if (text === '' || output.write(text)) return Promise.resolve()
  return new Promise((resolve) => {
    output.once('drain', resolve)
  })
}
