import { pathToFileURL } from 'node:url'
import type { Carrier } from '../carriers/carrier.js'
import { inProcessCarrier } from '../carriers/in-process.js'
import { stdioCarrier } from '../carriers/stdio.js'
import { workerCarrier } from '../carriers/worker.js'
import { referenceImplementation } from '../implementations/reference/implementation.js'

/** What is fuzzed, as data, so that a thread can be told of it. */
export type Target =
  /** The reference as it is deployed: with gates, and with validators that are compiled. */
  | { readonly kind: 'reference'; readonly version: string }
  /** The reference with a second schema validator beside its own. */
  | { readonly kind: 'second-opinion'; readonly version: string }
  | { readonly kind: 'command'; readonly command: readonly string[] }
  | { readonly kind: 'module'; readonly path: string }

/** Throws where the second validator is not installed. */
export async function carrierOf(target: Target): Promise<Carrier> {
  switch (target.kind) {
    case 'reference':
      return inProcessCarrier('the bundled reference', referenceImplementation(target.version))
    case 'second-opinion': {
      const { secondOpinionImplementation } = await import('../proof/second-opinion/implementation.js')
      return inProcessCarrier('a second schema validator', secondOpinionImplementation(target.version))
    }
    case 'module':
      return workerCarrier(pathToFileURL(target.path))
    case 'command': {
      const [program = '', ...args] = target.command
      return stdioCarrier(program, args)
    }
  }
}
