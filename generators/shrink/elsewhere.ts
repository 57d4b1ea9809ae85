import { asList, asObject, isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import { recordOf } from './belonging.js'
import { reductions } from './reductions.js'

/** Smaller questions than one, those first that ask less of a part of it: {@link reductions}, for whom all may be asked. */
export function reductionsAnywhere(question: Question): readonly (() => Question)[] {
  return [...partsOf(question).map((part) => () => part), ...reductions(question)]
}

/** What else there is to ask: things that ask for less around what is wrong. */
function partsOf(question: Question): Question[] {
  switch (question.op) {
    case 'exchange':
      return halvesOf(question)
    case 'migrate':
      return [...restored(question), ...admitted(question)]
    case 'admit':
    case 'append':
    case 'decode':
    case 'encode':
    case 'history':
      return admitted(question)
    default:
      return []
  }
}

/** Either half of an exchange: the stream of the provider, and the request that is sent. */
function halvesOf({ format, input }: Question): Question[] {
  const { adapter, route, request, events } = input
  return [
    { op: 'project', format, input: { adapter, route, request } },
    { op: 'translate', format, input: { adapter, model: asObject(route).model, events } },
  ]
}

/** Of a migration, whether the log can be restored where it goes: an edge asks for more than that. */
function restored({ to = 0, input }: Question): Question[] {
  const [row, ...events] = asList(input.rows).map(recordOf).filter(isObject)
  const { type: _type, ...header } = row ?? {}
  const session = input.session ?? (row && { header, events, inheritedEventCount: 0 })
  if (!isObject(session)) return []
  const moved = { ...session, header: { ...asObject(session.header), version: to } }
  return [{ op: 'admit', at: 'restore', format: to, input: { session: moved } }]
}

/** Of a Session what its history is, of each event whether it may stand alone. */
function admitted({ op, format, input, vocabulary }: Question): Question[] {
  if (format < 3) return []
  const { session, events, attempts } = input
  const history: Question[] =
    session === undefined || op === 'history' ? [] : [{ op: 'history', format, input: { session } }]
  const words = vocabulary ? { vocabulary } : {}
  const rows = asList(input.rows).slice(1).map(recordOf)
  const found: JsonObject[] = [asObject(session).events, events, attempts, rows].flatMap(asList).filter(isObject)
  return [
    ...history,
    ...found.map((event) => ({ op: 'admit', at: 'event', format, ...words, input: { event } }) as const),
  ]
}
