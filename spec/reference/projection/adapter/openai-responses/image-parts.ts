import type { JsonObject } from '../../../verdict.js'
import { blocksOf, type Route } from '../../draft.js'
import { dataUrl } from '../openai/data-url.js'

/** Whether a message holds an image. */
export function hasImage(message: JsonObject): boolean {
  return blocksOf(message).some(({ type }) => type === 'image')
}

/** The text of a message that is not empty, and its images, as parts of what goes in. */
export function inputParts(blocks: readonly JsonObject[], route: Route): readonly JsonObject[] {
  return blocks.flatMap((block): readonly JsonObject[] => {
    if (block.type === 'image') return [{ type: 'input_image', detail: 'auto', image_url: dataUrl(route, block) }]
    return block.text === '' ? [] : [{ type: 'input_text', text: block.text }]
  })
}
