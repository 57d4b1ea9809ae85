import type { WireFunction } from '../../../rule-function.js'
import type { JsonObject } from '../../../verdict.js'
import { blocksOf } from '../../draft.js'
import { messagesOf, resultsOf } from '../reading/asked.js'
import { memberOfTurns } from '../reading/turns.js'
import { stringsOf, walkObjects } from '../reading/walk.js'

const known = ['text', 'reasoning', 'tool-call', 'tool-result', 'image']
const images = ['image', 'image_url', 'input_image', 'file', 'input_file']

/** `wire.any.carried` (note 0024): what a route cannot carry is refused, and not left out. */
export const anyCarried: WireFunction = ({ request, body }) => {
  const blocks = messagesOf(request)
    .filter(({ role }) => role !== 'developer')
    .flatMap(contentOf)
  const isStrange = blocks.some(({ type }) => !known.includes(String(type)))
  const asked = blocks.filter(({ type }) => type === 'image').length
  return isStrange || asked > imagesIn(body) ? `/${memberOfTurns(body)}` : undefined
}

function contentOf(message: JsonObject): readonly JsonObject[] {
  return [...blocksOf(message), ...(message.role === 'user' ? resultsOf(message).flatMap(blocksOf) : [])]
}

/** The images that a body holds, and those of which it says that they were left out. */
function imagesIn(body: JsonObject): number {
  let count = stringsOf(body).reduce((sum, text) => sum + text.split('[image omitted ').length - 1, 0)
  walkObjects(body, (object) => {
    if (images.includes(String(object.type)) || 'inlineData' in object || 'fileData' in object) count += 1
  })
  return count
}
