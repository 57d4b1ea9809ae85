import { isObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { anyPlace, withMember, withValue } from '../shrink/places.js'
import { adapters } from '../valid/adapters/habits.js'
import type { Damage } from './damage.js'
import { type Dictionary, dictionaryOf } from './dictionary.js'

/** Damages to what goes to a provider and comes from it. */
export const providerDamages: readonly Damage[] = [
  {
    id: 'asked-of-another-adapter',
    weight: 3,
    apply: ofAdapter((input, draw) => ({ ...input, adapter: draw.of(adapters) })),
  },
  {
    id: 'failure-sent',
    weight: 5,
    apply: ofAdapter((input, draw, words) => {
      const { events } = input
      if (!Array.isArray(events)) return undefined
      // each provider says in a member of its own what failed
      const said = (member: string) =>
        (draw.chance(2, 3) ? words.wordAt(['error', member], draw) : undefined) ?? draw.of(words.strings)
      const error = { type: said('type'), status: said('status'), code: said('code'), message: 'm' }
      const failure = draw.chance(1, 8) ? { promptFeedback: { blockReason: 'SAFETY' } } : { type: 'error', error }
      return { ...input, events: events.toSpliced(draw.between(0, events.length), 0, failure) }
    }),
  },
  {
    id: 'member-of-a-provider',
    weight: 1,
    apply: ofAdapter((input, draw, { strings, members }) => {
      const place = anyPlace(input, ([path, value]) => path.length > 0 && isObject(value), draw)
      if (!place) return undefined
      const value = draw.of<unknown>([null, true, '', 'x', 'x'.repeat(80), [], {}, draw.of(strings)])
      return withValue(input, place[0], withMember(place[1] as JsonObject, draw.of(members), value))
    }),
  },
  {
    id: 'text-grown',
    weight: 1,
    apply: ofAdapter((input, draw) => {
      const place = anyPlace(input, ([path, value]) => path.length > 0 && typeof value === 'string', draw)
      return place && withValue(input, place[0], String(place[1]).repeat(40))
    }),
  },
]

function ofAdapter(
  change: (input: JsonObject, draw: Draw, words: Dictionary) => JsonObject | undefined,
): Damage['apply'] {
  return (question: Question, draw) => {
    if (question.input.adapter === undefined) return undefined
    const input = change(question.input, draw, dictionaryOf(question))
    return input && { ...question, input }
  }
}
