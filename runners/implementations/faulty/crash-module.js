// A module that throws at one case.
import { hello, isTheCase, right } from './right.js'

export default {
  hello: () => hello,
  select: (request) => {
    if (isTheCase(request)) throw new Error('no place for generation 5')
    return right(request)
  },
}
