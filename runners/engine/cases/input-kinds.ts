import type { Place } from '../../protocol/types.js'
import type { Operation, Vector, VectorInput } from './vector.js'
import { VectorFault } from './vector-fault.js'

/** An input while it is built: members of one kind. */
export type Document = { -readonly [Member in keyof VectorInput]: VectorInput[Member] }

export type KindName =
  | 'file'
  | 'event'
  | 'window'
  | 'session'
  | 'attempts'
  | 'files'
  | 'old-file'
  | 'old-session'
  | 'directory'
  | 'chunks'
  | 'stream'
  | 'provider-stream'
  | 'projection'
  | 'exchange'
  | 'body'

interface Kind {
  /** The members that an input of this kind may have; apart from those of a file they are members of the request. */
  readonly members: readonly (keyof VectorInput)[]
  /** Those without which it can ask nothing. */
  readonly needs: readonly (keyof VectorInput)[]
  /** Where a patch starts: the first of these that is there, or the whole input when there is none. */
  readonly roots: readonly (keyof VectorInput)[]
}

export const kinds: Readonly<Record<KindName, Kind>> = {
  file: { members: ['rows', 'frames', 'tail', 'bytes'], needs: [], roots: ['frames', 'rows'] },
  event: { members: ['event'], needs: ['event'], roots: ['event'] },
  window: { members: ['events', 'delivery', 'cursor', 'before'], needs: ['events', 'delivery'], roots: [] },
  session: { members: ['session'], needs: ['session'], roots: ['session'] },
  attempts: { members: ['session', 'attempts'], needs: ['session', 'attempts'], roots: [] },
  files: { members: ['files'], needs: ['files'], roots: [] },
  'old-file': { members: ['rows', 'frames', 'tail', 'bytes', 'children'], needs: [], roots: ['frames', 'rows'] },
  'old-session': { members: ['session', 'children'], needs: ['session'], roots: ['session'] },
  directory: { members: ['directory', 'children', 'again'], needs: ['directory'], roots: [] },
  chunks: { members: ['chunks'], needs: ['chunks'], roots: ['chunks'] },
  stream: { members: ['action', 'records', 'chunks', 'message', 'usage', 'interrupted'], needs: ['action'], roots: [] },
  'provider-stream': { members: ['adapter', 'model', 'events'], needs: ['adapter', 'model', 'events'], roots: [] },
  projection: { members: ['adapter', 'route', 'request'], needs: ['adapter', 'route', 'request'], roots: [] },
  exchange: {
    members: ['adapter', 'route', 'request', 'events', 'after'],
    needs: ['adapter', 'route', 'request', 'events', 'after'],
    roots: [],
  },
  body: { members: ['adapter', 'request', 'body'], needs: ['adapter', 'request', 'body'], roots: [] },
}

/** Of which kinds the input of an operation may be. */
const kindsOf: Readonly<Record<Operation, readonly KindName[]>> = {
  decode: ['file'],
  encode: ['session'],
  admit: ['event', 'window', 'session'],
  append: ['attempts'],
  history: ['session'],
  select: ['files'],
  migrate: ['old-file', 'old-session'],
  publish: ['directory'],
  assemble: ['chunks'],
  stream: ['stream'],
  translate: ['provider-stream'],
  project: ['projection'],
  exchange: ['exchange'],
  inspect: ['body'],
}

/** Of which kinds the input may be that is judged at a place of admission. */
export const kindsAt: Readonly<Record<Place, readonly KindName[]>> = {
  event: ['event'],
  window: ['window', 'event'],
  restore: ['session'],
  session: ['session'],
}

/** The kind of the input that a vector gives itself. Throws {@link VectorFault} where its operation takes no such input. */
export function kindOf({ id, op }: Vector, input: VectorInput): KindName {
  const kind = kindsOf[op].find((name) => isOfKind(name, input))
  if (kind) return kind
  throw new VectorFault(
    id,
    `its input (${Object.keys(input).join(', ')}) is none that ${op} takes`,
    `use the members of one: ${kindsOf[op].map((name) => kinds[name].members.join(', ')).join('; or ')}`,
  )
}

/** Whether an input, which may be given in part, has only members of a kind. */
export function isOfKind(name: KindName, input: VectorInput): boolean {
  return Object.keys(input).every((member) => kinds[name].members.includes(member as keyof VectorInput))
}
