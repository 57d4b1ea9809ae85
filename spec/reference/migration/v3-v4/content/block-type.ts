import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, own } from '../../../verdict.js'
import { chunksOf } from './places.js'

/** `v3-v4.content.block-type` (note 0017). */
export const blockType: EdgeFunction = (event) => {
  const wrong = chunksOf(asObject(event), 'block-start').find(
    ({ chunk }) => typeof own(chunk, 'blockType') !== 'string',
  )
  return wrong && `${wrong.at}/blockType`
}
