// Gives each answer twice.
import { right } from './right.js'
import { serve } from './serve.js'

serve((request) => {
  const line = `${JSON.stringify({ id: request.id, ...right(request) })}\n`
  process.stdout.write(line + line)
})
