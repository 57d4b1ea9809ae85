// Answers one case with something that is no answer; which kind stands on the command line.
import { isTheCase, right } from './right.js'
import { say, serve } from './serve.js'

const write = (text) => process.stdout.write(text)
const depth = 100_000

const kinds = {
  text: () => write('Traceback (most recent call last):\n'),
  nan: ({ id }) => write(`{"id":${id},"outcome":NaN}\n`),
  'unknown-id': ({ id }) => say({ id: id + 1000, outcome: 'accept', file: '' }),
  'long-id': () => say({ id: 'x'.repeat(1_000_000), outcome: 'accept', file: '' }),
  'no-id': () => say([]),
  'no-outcome': ({ id }) => say({ id, outcome: 'maybe' }),
  deep: ({ id }) =>
    write(`{"id":${id},"outcome":"accept","file":"","more":${'['.repeat(depth)}${']'.repeat(depth)}}\n`),
  endless: () => {
    const chunk = 'x'.repeat(1024 * 1024)
    const more = () => process.stdout.write(chunk, more)
    more()
  },
}

const garbage = kinds[process.argv[2]]
serve((request) => {
  if (isTheCase(request)) garbage(request)
  else say({ id: request.id, ...right(request) })
})
