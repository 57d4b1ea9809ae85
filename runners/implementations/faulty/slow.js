// Takes its time: for each question the first number of milliseconds on the command line, for one case the second.
import { isTheCase, right } from './right.js'
import { say, serve } from './serve.js'

const [usual, long] = process.argv.slice(2).map(Number)
let queue = Promise.resolve()
serve((request) => {
  queue = queue.then(async () => {
    await new Promise((resolve) => setTimeout(resolve, isTheCase(request) ? long : usual))
    say({ id: request.id, ...right(request) })
  })
})
