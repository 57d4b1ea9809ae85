import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as check from '../../../spec/reference/check-log.js'
import type * as container from '../../../spec/reference/codec/container.js'
import type * as finder from '../../../spec/reference/codec/fault-finder.js'
import type * as lines from '../../../spec/reference/codec/lines.js'
import { type Decompressor, loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import type * as compile from '../../../spec/reference/compile-validators.js'
import type * as reference from '../../../spec/reference/reference.js'
import type * as lists from '../../../spec/reference/specification.js'

/** What is asked of the code under mutation: the modules of one copy of it, loaded once. */
export interface Environment {
  readonly buildReference: typeof reference.buildReference
  readonly specification: typeof lists.specification
  readonly compileValidators: typeof compile.compileValidators
  readonly openCheck: typeof check.openCheck
  readonly openContainer: typeof container.openContainer
  readonly parseRecord: typeof lines.parseRecord
  readonly FaultFinder: typeof finder.FaultFinder
  readonly decompressor: Decompressor
}

/** One for all: its library cannot be made ready twice in a process. */
const decompressor = await loadDecompressor()
let loads = 0

/**
 * Loads the compiled code below a folder, anew at each call: a mutant may sit in what a module does when it is loaded.
 * Modules outside the reference are shared, since no mutant is in them.
 */
export async function loadEnvironment(root: string): Promise<Environment> {
  if (loads++ === 0) register('./reload-hook.js', import.meta.url)
  const load = (module: string): Promise<unknown> =>
    import(`${pathToFileURL(join(root, 'dist/spec/reference', module)).href}?load=${loads}`)
  const { buildReference } = (await load('reference.js')) as typeof reference
  const { specification } = (await load('specification.js')) as typeof lists
  const { compileValidators } = (await load('compile-validators.js')) as typeof compile
  const { openCheck } = (await load('check-log.js')) as typeof check
  const { openContainer } = (await load('codec/container.js')) as typeof container
  const { parseRecord } = (await load('codec/lines.js')) as typeof lines
  const { FaultFinder } = (await load('codec/fault-finder.js')) as typeof finder
  return {
    ...{ buildReference, specification, compileValidators, openCheck, openContainer, parseRecord, FaultFinder },
    decompressor,
  }
}
