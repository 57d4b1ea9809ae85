// Dies of one case, with a last word.
import { isTheCase, right } from './right.js'
import { say, serve } from './serve.js'

serve((request) => {
  if (isTheCase(request)) {
    process.stderr.write('no place for generation 5\n')
    process.exit(3)
  }
  say({ id: request.id, ...right(request) })
})
