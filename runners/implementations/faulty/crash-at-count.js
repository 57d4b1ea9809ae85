// Dies of the n-th question, whatever it is: something is used up. n stands on the command line.
import { right } from './right.js'
import { say, serve } from './serve.js'

let left = Number(process.argv[2])
serve((request) => {
  if (--left === 0) {
    process.stderr.write('out of handles\n')
    process.exit(4)
  }
  say({ id: request.id, ...right(request) })
})
