import type { EdgeFunction } from '../../../rule-function.js'
import { asObject, isObject, own, step } from '../../../verdict.js'
import { chunksOf, contentsOf } from './places.js'

/** `v3-v4.content.tag` (note 0017). */
export const contentTag: EdgeFunction = (record) => {
  const event = asObject(record)
  for (const { at, blocks } of contentsOf(event)) {
    for (const [index, block] of (Array.isArray(blocks) ? blocks : []).entries()) {
      const fault = faultOf(block)
      if (fault !== undefined) return at + step(index) + fault
    }
  }
  for (const { at, chunk } of chunksOf(event, 'block-end')) {
    const fault = faultOf(own(chunk, 'block'))
    if (fault !== undefined) return `${at}/block${fault}`
  }
  return undefined
}

function faultOf(block: unknown): string | undefined {
  if (!isObject(block)) return ''
  return typeof own(block, 'type') === 'string' ? undefined : '/type'
}
