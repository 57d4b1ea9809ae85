import { asObject, type JsonObject } from '../../../verdict.js'
import type { Item } from '../../draft.js'

/** The item with another response in its turn; the item itself where it stays as it is. `text` is what the tool said. */
export function mapResponses(item: Item, change: (response: JsonObject, text: unknown) => JsonObject): Item {
  let isSame = true
  const turns = item.turns.map((turn) => {
    const parts = (turn.parts as JsonObject[]).map((part) => {
      const made = asObject(part.functionResponse)
      const { error, output } = asObject(made.response)
      const changed = change(made, error ?? output)
      if (changed === made) return part
      isSame = false
      return { ...part, functionResponse: changed }
    })
    return { ...turn, parts }
  })
  return isSame ? item : { ...item, turns }
}

/** The response with another text, under the name that it has. */
export function withText(made: JsonObject, text: string): JsonObject {
  const [name = 'output'] = Object.keys(asObject(made.response))
  return { ...made, response: { [name]: text } }
}
