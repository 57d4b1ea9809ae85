import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { type Adapter, type Habits, habitsOf } from './habits.js'
import { type Picture, routeImages, somePictures } from './picture.js'

/** What the messages of a request have in common. */
export interface Scene {
  readonly adapter: Adapter
  readonly habits: Habits
  readonly format: 3 | 4
  /** What an adapter knows beside the request (note 0023). */
  readonly route: JsonObject & { readonly model: string }
  /** Those that messages may hold. */
  readonly pictures: readonly Picture[]
  /**
   * Nothing is in the history that a provider could not be given as it stands: each call has its result, where the adapter
   * does not stand in for it, no block is strange, and replay state counts or is another model's.
   */
  readonly isTidy: boolean
  /** A number that no other in the scene is. */
  readonly next: () => number
}

const models: Readonly<Record<Adapter, readonly string[]>> = {
  'deepseek-chat': ['m', 'deepseek-chat'],
  'deepseek-messages': ['m', 'deepseek-reasoner'],
  'anthropic-messages': ['m', 'claude-sonnet-4-5'],
  'openai-chat': ['m', 'gpt-5.1'],
  'openai-responses': ['m', 'gpt-5.1-codex'],
  // results with images and ids of calls depend on the name
  gemini: ['m', 'gemini-2.5-flash', 'gemini-live-2.5', 'gemini-3-pro', 'claude-sonnet-4-5', 'gpt-oss-120b'],
}

export function makeScene(draw: Draw, adapter: Adapter, format: 3 | 4, isTidy = false): Scene {
  const habits = habitsOf[adapter]
  const pictures = draw.chance(1, 2) ? somePictures(draw) : []
  let count = 0
  return {
    adapter,
    habits,
    format,
    route: {
      model: draw.of(models[adapter]),
      ...(draw.chance(2, 3) ? { sameOwner: draw.chance(4, 5) } : {}),
      ...(draw.chance(habits.takesChanges ? 2 : 1, 3)
        ? { toolUpdate: draw.of(['in-history', 'in-history', 'addition-only']) }
        : {}),
      ...routeImages(draw, pictures, habits),
      ...(habits.isDeepSeek && draw.chance(1, 4) ? { thinking: draw.of(['enabled', 'disabled']) } : {}),
    },
    pictures,
    isTidy,
    next: () => ++count,
  }
}
