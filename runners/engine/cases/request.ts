import type { Place, Request } from '../../protocol/types.js'
import type { WrittenInput } from './document.js'
import { kinds, kindsAt } from './input-kinds.js'
import type { Operation, Vector } from './vector.js'
import { VectorFault } from './vector-fault.js'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type RequestBody = WithoutId<Extract<Request, { op: Operation }>>

/**
 * The request for an input that is no file: what the vector says beside it, then the members of the input, which have
 * the same names in a request. Throws {@link VectorFault} where the place of an admission takes no such input.
 */
export function requestOf(
  { id, op, vocabulary }: Vector,
  format: number,
  at: Place | undefined,
  input: WrittenInput,
): RequestBody {
  return {
    op,
    format,
    ...(op === 'encode' ? { container: 'jsonl' } : {}),
    ...(at === undefined ? {} : { at }),
    ...(vocabulary === undefined ? {} : { vocabulary: [...vocabulary] }),
    ...(at === undefined ? input.document : admittedAt(at, input, id)),
  } as RequestBody
}

function admittedAt(at: Place, { kind, document }: WrittenInput, id: string): object {
  if (!kindsAt[at].includes(kind)) {
    const members = kindsAt[at].map((name) => kinds[name].members.join(', ')).join('; or ')
    throw new VectorFault(
      id,
      `its input (${Object.keys(document).join(', ')}) is none that \`${at}\` takes`,
      `give ${members}; or mend \`at\``,
    )
  }
  // the smallest window that holds the event
  return at === 'window' && kind === 'event' ? { events: [document.event], delivery: 'live' } : document
}
