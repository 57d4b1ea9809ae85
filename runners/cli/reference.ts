import { referenceImplementation } from '../implementations/reference/implementation.js'
import { serve } from '../implementations/serve.js'
import { packageVersion } from '../package.js'

/** `sessionproof reference`: the reference as an implementation under test of its own. */
export async function reference(): Promise<void> {
  await serve(referenceImplementation(packageVersion), process.stdin, process.stdout)
  process.stdin.destroy()
}
