// Dies of one case, and leaves a child behind that holds its streams open.
import { spawn } from 'node:child_process'
import { isTheCase, right } from './right.js'
import { say, serve } from './serve.js'

serve((request) => {
  if (isTheCase(request)) {
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: 'inherit' })
    process.exit(3)
  }
  say({ id: request.id, ...right(request) })
})
