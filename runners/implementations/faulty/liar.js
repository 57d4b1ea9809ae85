// Says something in `hello` that is not so; what it is stands on the command line.
import { hello, right } from './right.js'
import { say, serve } from './serve.js'

const answer = (request) => say({ id: request.id, ...right(request) })
const unknown = ({ id }) => say({ id, error: 'unknown operation' })

let isBusy = false
/** One at a time: what comes while it works is lost. */
const busy = (request) => {
  if (isBusy) return
  isBusy = true
  setTimeout(() => {
    isBusy = false
    answer(request)
  }, 20)
}

const lies = {
  operation: [
    (request) => (request.op === 'select' ? answer(request) : unknown(request)),
    { capabilities: { ...hello.capabilities, decode: { formats: [4], containers: ['jsonl'] } } },
  ],
  reports: [({ id, ...request }) => say({ id, outcome: right(request).outcome, file: right(request).file }), {}],
  modest: [answer, { reports: [] }],
  nothing: [answer, { capabilities: {} }],
  window: [busy, { window: 64 }],
  id: [answer, { id: 1 }],
  protocol: [answer, { protocol: 2 }],
  name: [answer, { implementation: {} }],
}

serve(...lies[process.argv[2]])
