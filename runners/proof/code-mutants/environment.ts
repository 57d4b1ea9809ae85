import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as check from '../../../spec/reference/check-log.js'
import type * as container from '../../../spec/reference/codec/container.js'
import type * as finder from '../../../spec/reference/codec/fault-finder.js'
import type * as lines from '../../../spec/reference/codec/lines.js'
import { type Compressor, loadCompressor } from '../../../spec/reference/codec/zstd/compressor.js'
import { type Decompressor, loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import type * as scan from '../../../spec/reference/codec/zstd/scan.js'
import type * as compile from '../../../spec/reference/compile-validators.js'
import type * as single from '../../../spec/reference/migration/event-survival.js'
import type * as survival from '../../../spec/reference/migration/survival.js'
import type * as evidence from '../../../spec/reference/migration/v3-v4/children/evidence-of.js'
import type * as conversion from '../../../spec/reference/publication/conversion.js'
import type * as plan from '../../../spec/reference/publication/plan.js'
import type * as verification from '../../../spec/reference/publication/verification.js'
import type * as reference from '../../../spec/reference/reference.js'
import type * as lists from '../../../spec/reference/specification.js'
import type * as implementation from '../../implementations/reference/implementation.js'

/** What is asked of the code under mutation: the modules of one copy of it, loaded once. */
export interface Environment {
  readonly buildReference: typeof reference.buildReference
  readonly specification: typeof lists.specification
  readonly compileValidators: typeof compile.compileValidators
  readonly openCheck: typeof check.openCheck
  readonly checkLog: typeof check.checkLog
  readonly isZstandard: typeof scan.isZstandard
  readonly eventSurvival: typeof single.eventSurvival
  readonly openSurvival: typeof survival.openSurvival
  readonly openConversion: typeof conversion.openConversion
  readonly judgeDirectory: typeof plan.judgeDirectory
  readonly evidenceOf: typeof evidence.evidenceOf
  readonly openVerification: typeof verification.openVerification
  readonly openContainer: typeof container.openContainer
  readonly parseRecord: typeof lines.parseRecord
  readonly FaultFinder: typeof finder.FaultFinder
  readonly referenceImplementation: typeof implementation.referenceImplementation
  readonly decompressor: Decompressor
  readonly compressor: Compressor
}

/** One for all: their library cannot be made ready twice in a process. */
const decompressor = await loadDecompressor()
const compressor = await loadCompressor()
let loads = 0

/**
 * Loads the compiled code below a folder, anew at each call: a mutant may sit in what a module does when it is loaded.
 * What answers the protocol with it is loaded along; modules outside of both are shared, since no mutant is in them.
 */
export async function loadEnvironment(root: string): Promise<Environment> {
  if (loads++ === 0) register('./reload-hook.js', import.meta.url)
  const load = (module: string): Promise<unknown> =>
    import(`${pathToFileURL(join(root, 'dist', module)).href}?load=${loads}`)
  const { buildReference } = (await load('spec/reference/reference.js')) as typeof reference
  const { specification } = (await load('spec/reference/specification.js')) as typeof lists
  const { compileValidators } = (await load('spec/reference/compile-validators.js')) as typeof compile
  const { checkLog, openCheck } = (await load('spec/reference/check-log.js')) as typeof check
  const { isZstandard } = (await load('spec/reference/codec/zstd/scan.js')) as typeof scan
  const { eventSurvival } = (await load('spec/reference/migration/event-survival.js')) as typeof single
  const { openSurvival } = (await load('spec/reference/migration/survival.js')) as typeof survival
  const { openConversion } = (await load('spec/reference/publication/conversion.js')) as typeof conversion
  const { judgeDirectory } = (await load('spec/reference/publication/plan.js')) as typeof plan
  const { evidenceOf } = (await load('spec/reference/migration/v3-v4/children/evidence-of.js')) as typeof evidence
  const { openVerification } = (await load('spec/reference/publication/verification.js')) as typeof verification
  const { openContainer } = (await load('spec/reference/codec/container.js')) as typeof container
  const { parseRecord } = (await load('spec/reference/codec/lines.js')) as typeof lines
  const { FaultFinder } = (await load('spec/reference/codec/fault-finder.js')) as typeof finder
  const { referenceImplementation } = (await load(
    'runners/implementations/reference/implementation.js',
  )) as typeof implementation
  return {
    ...{ buildReference, specification, compileValidators, openCheck, openContainer, parseRecord, FaultFinder },
    ...{
      checkLog,
      isZstandard,
      eventSurvival,
      openSurvival,
      openConversion,
      openVerification,
      judgeDirectory,
      evidenceOf,
    },
    ...{ referenceImplementation, decompressor, compressor },
  }
}
