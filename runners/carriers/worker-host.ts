import { parentPort, workerData } from 'node:worker_threads'
import { type Implementation, respond } from '../implementations/implementation.js'
import type { Request } from '../protocol/types.js'

// The other end of the worker carrier. Whatever is thrown here ends the thread, which the carrier reports as a crash.
const loaded = (await import((workerData as { module: string }).module)) as { default?: Implementation }
const implementation = loaded.default
if (!implementation) throw new Error('the module has no default export with the operations of the protocol')
parentPort?.on('message', async (request: Request) => {
  const response = await respond(implementation, request)
  if (response === undefined) process.exit(0)
  parentPort?.postMessage(response)
})
