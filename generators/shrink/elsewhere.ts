import { asObject, isObject } from '../../spec/reference/verdict.js'
import type { Question } from '../question.js'
import { reductions } from './reductions.js'

/** Smaller questions than one, those first that ask less of a part of it: {@link reductions}, for whom all may be asked. */
export function reductionsAnywhere(question: Question): readonly (() => Question)[] {
  return [...partsOf(question).map((part) => () => part), ...reductions(question)]
}

/** What else there is to ask of less: of a Session what its history is, of each event whether it may stand alone. */
function partsOf(question: Question): Question[] {
  const { op, format, input, vocabulary } = question
  if (op === 'exchange') return halvesOf(question)
  const { session, events, attempts } = input
  if (format < 3 || (session === undefined && events === undefined) || op === 'translate') return []
  const history: Question[] =
    session === undefined || op === 'history' ? [] : [{ op: 'history', format, input: { session } }]
  const found = [...listOf(asObject(session).events), ...listOf(events), ...listOf(attempts)].filter(isObject)
  const words = vocabulary ? { vocabulary } : {}
  return [
    ...history,
    ...found.map((event) => ({ op: 'admit', at: 'event', format, ...words, input: { event } }) as const),
  ]
}

/** Either half of an exchange: the stream of the provider, and the request that is sent. */
function halvesOf({ format, input }: Question): Question[] {
  const { adapter, route, request, events } = input
  return [
    { op: 'project', format, input: { adapter, route, request } },
    { op: 'translate', format, input: { adapter, model: asObject(route).model, events } },
  ]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
