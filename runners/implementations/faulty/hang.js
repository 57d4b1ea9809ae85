// Works on one case for ever, and leaves what comes after it unanswered. It does not hear `stop` any more either.
import { isTheCase, right } from './right.js'
import { say, serve } from './serve.js'

serve((request) => {
  while (isTheCase(request));
  say({ id: request.id, ...right(request) })
})
