import type { WireFunction } from '../../../rule-function.js'
import { walkObjects } from '../reading/walk.js'

const hints = ['cache_control', 'prompt_cache_key', 'prompt_cache_retention', 'cachedContent']

/** `wire.any.hints` (note 0024): nothing tells a provider what to cache. */
export const anyHints: WireFunction = ({ body }) => {
  let found: string | undefined
  walkObjects(body, (object, at) => {
    const hint = hints.find((member) => Object.hasOwn(object, member))
    if (hint !== undefined) found ??= `${at}/${hint}`
  })
  return found
}
