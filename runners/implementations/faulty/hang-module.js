// A module that works on one case for ever.
import { hello, isTheCase, right } from './right.js'

export default {
  hello: () => hello,
  select: (request) => {
    while (isTheCase(request));
    return right(request)
  },
}
