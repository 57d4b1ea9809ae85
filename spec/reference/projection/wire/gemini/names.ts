import type { WireFunction } from '../../../rule-function.js'
import type { Placed } from '../reading/placed.js'
import { partsWith } from '../reading/sent.js'
import { turnsOf } from '../reading/turns.js'

/** `wire.gemini.names` (note 0033): each response has the name of its call, in the order of the calls. */
export const geminiNames: WireFunction = ({ body }) => {
  const turns = turnsOf(body)
  for (const [index, turn] of turns.entries()) {
    const next = turns[index + 1]
    const responses = next ? partsWith(next, 'functionResponse') : []
    const astray = partsWith(turn, 'functionCall').flatMap((call, n) =>
      responses[n] && isOther(call, responses[n]) ? [responses[n]] : [],
    )[0]
    if (astray) return `${astray.at}/name`
  }
  return undefined
}

function isOther(call: Placed, response: Placed): boolean {
  return call.value.name !== response.value.name
}
