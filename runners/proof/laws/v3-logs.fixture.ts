import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadDecompressor } from '../../../spec/reference/codec/zstd/decompressor.js'
import { buildReference } from '../../../spec/reference/reference.js'
import type { JsonObject, Session } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import { packageRoot } from '../../package.js'
import { goldenCases } from '../mutants/golden-cases.js'

export interface NamedLog {
  readonly name: string
  readonly session: Session
}

export const reference = buildReference()
const decompressor = await loadDecompressor()

/** Every V3 log that a golden vector gives, as a file that can be read or as a Session. */
export function goldenLogs(): NamedLog[] {
  return goldenCases().flatMap((it) => {
    const session = it.format === 3 ? sessionIn(it) : undefined
    return session ? [{ name: it.id, session }] : []
  })
}

/** Those of the corpus beside the project; none where that is absent. */
export function corpusLogs(): NamedLog[] {
  const corpus = join(packageRoot, '../shared/corpus')
  if (!existsSync(corpus)) return []
  const files = readdirSync(corpus, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('session.v3.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name))
  return files.sort().flatMap((file) => {
    const session = decoded(readFileSync(file))
    return session ? [{ name: file.slice(corpus.length + 1), session }] : []
  })
}

function sessionIn({ request }: Case): Session | undefined {
  if ('bytes' in request && request.bytes !== undefined)
    return decoded(Buffer.from(request.bytes, 'base64'), request.container)
  const { session } = request as { readonly session?: Session }
  // a Session that no file could hold is no log
  const written = session && reference.get(3)?.encode(session)
  return written?.outcome === 'accept'
    ? decoded(Buffer.from(written.rows.map((row) => `${row}\n`).join('')))
    : undefined
}

function decoded(bytes: Uint8Array, container = 'jsonl'): Session | undefined {
  const read = reference.get(3)?.decode(bytes, 'recoverable', container === 'zstd' ? decompressor : undefined)
  return read?.outcome === 'accept' ? read.session : undefined
}

/** A value that throws when somebody changes anything in it. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const member of Object.values(value as JsonObject)) deepFrozen(member)
  }
  return value
}
