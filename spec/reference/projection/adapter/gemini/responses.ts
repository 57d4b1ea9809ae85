import { asObject, type JsonObject } from '../../../verdict.js'
import { type Item, mapTurns } from '../../draft.js'

/** The item with another response in its turn. `text` is what the tool said. */
export function mapResponses(item: Item, change: (response: JsonObject, text: unknown) => JsonObject): Item {
  return mapTurns(item, (turn) => {
    const parts = (turn.parts as JsonObject[]).map((part) => {
      const made = asObject(part.functionResponse)
      const { error, output } = asObject(made.response)
      return { ...part, functionResponse: change(made, error ?? output) }
    })
    return { ...turn, parts }
  })
}

/** The response with another text, under the name that it has. */
export function withText(made: JsonObject, text: string): JsonObject {
  const [name = 'output'] = Object.keys(asObject(made.response))
  return { ...made, response: { [name]: text } }
}
