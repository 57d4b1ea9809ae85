// No fault: the control. What the others get wrong, they get wrong by what they have more than this.
import { right } from './right.js'
import { say, serve } from './serve.js'

serve((request) => say({ id: request.id, ...right(request) }))
