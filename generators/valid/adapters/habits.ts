import type { Draw } from '../../draw.js'

export const adapters = [
  'deepseek-chat',
  'deepseek-messages',
  'anthropic-messages',
  'openai-chat',
  'openai-responses',
  'gemini',
] as const

export type Adapter = (typeof adapters)[number]

/**
 * How calls and results have to match: not at all, each call answered before the model speaks again, or results that
 * answer a call of the last assistant message, where the adapter stands in for those that are missing.
 */
export type Pairing = 'free' | 'complete' | 'mended'

/** What an adapter takes, as far as the adapters differ in it (notes 0025 to 0030). */
export interface Habits {
  /** `reasoningEffort`. */
  readonly efforts: readonly string[]
  readonly pairing: Pairing
  /** What is sent begins with a user turn. */
  readonly beginsWithUser?: true
  /** The adapters of DeepSeek: `stop`, deferred tools, and images that the provider has as files. */
  readonly isDeepSeek?: true
  /** Developer messages, and `reasoning` and `tool-call` blocks where only the model has any. */
  readonly takesChanges?: true
  /** Blocks of types that nobody knows. */
  readonly takesStrange?: true
  /** What the replay state of the adapter calls its interface; none where it keeps no state. */
  readonly api?: string
}

const openaiEfforts = ['off', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']
const threeEfforts = ['off', 'low', 'medium', 'high']

export const habitsOf: Readonly<Record<Adapter, Habits>> = {
  'deepseek-chat': { efforts: ['off', 'low', 'high', 'max'], pairing: 'free', isDeepSeek: true, takesStrange: true },
  'deepseek-messages': {
    efforts: ['off', 'low', 'medium', 'high', 'max'],
    pairing: 'complete',
    isDeepSeek: true,
    takesChanges: true,
    api: 'deepseek-messages',
  },
  'anthropic-messages': {
    efforts: threeEfforts,
    pairing: 'mended',
    beginsWithUser: true,
    api: 'anthropic-messages',
  },
  'openai-chat': { efforts: openaiEfforts, pairing: 'mended', api: 'openai-completions' },
  'openai-responses': { efforts: openaiEfforts, pairing: 'mended', api: 'openai-responses' },
  gemini: { efforts: threeEfforts, pairing: 'mended', beginsWithUser: true, api: 'google-generative-ai' },
}

/** A format in which an adapter projects; that of DeepSeek for Messages knows V4 alone (note 0026). */
export function formatFor(draw: Draw, adapter: Adapter): 3 | 4 {
  return adapter === 'deepseek-messages' || draw.chance(2, 3) ? 4 : 3
}
