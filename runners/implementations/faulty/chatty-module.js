// A module that prints what it is doing; its answers are right.
import { hello, right } from './right.js'

export default {
  hello: () => hello,
  select: (request) => {
    process.stdout.write(`looking at ${request.files.length} files\n`)
    process.stderr.write('nothing found yet\n')
    return right(request)
  },
}
