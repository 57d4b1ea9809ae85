import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { makeHistory } from './history.js'
import type { Scene } from './scene.js'
import { anyText, toolNames } from './text.js'

/** What the loop asks of a model: a history, and options that the adapter of the scene takes. */
export function makeRequest(draw: Draw, scene: Scene): JsonObject {
  const { isDeepSeek } = scene.habits
  const purpose = draw.chance(1, 10) ? draw.of(['session-title', 'compaction']) : undefined
  return {
    messages: makeHistory(draw, scene),
    ...(draw.chance(1, 3) ? { system: anyText(draw) } : {}),
    ...draw.maybe('tools', () => makeTools(draw, scene)),
    ...(draw.chance(1, 3) ? { temperature: draw.of([0, 0.2, 1, 2]) } : {}),
    ...(draw.chance(1, 3) ? { maxTokens: draw.of([1, 15, 16, 17, 4096, 1_000_000]) } : {}),
    ...(isDeepSeek && draw.chance(1, 4) ? { stop: draw.of([[], ['END'], ['\n\n', '完']]) } : {}),
    ...effort(draw, scene, purpose),
    ...(purpose === undefined ? {} : { purpose }),
  }
}

/** A deployment that does not let the model think takes no effort but `off`, unless a title is asked for (note 0025). */
function effort(draw: Draw, { habits, route }: Scene, purpose: string | undefined): { reasoningEffort?: string } {
  if (draw.chance(1, 2)) return {}
  const isFixed = route.thinking === 'disabled' && purpose !== 'session-title'
  return { reasoningEffort: isFixed ? 'off' : draw.of(habits.efforts) }
}

const descriptions = ['Read a file', '搜索网页', '']

const parameters: readonly JsonObject[] = [
  {},
  { type: 'object' },
  { type: 'object', properties: { p: { type: 'string' } }, required: ['p'] },
  {
    type: 'object',
    properties: { p: { $ref: '#/$defs/P' } },
    $defs: { P: { type: 'string' } },
    additionalProperties: false,
  },
  { type: 'object', properties: { cache_control: { type: 'boolean', description: '缓存' } }, required: [] },
]

function makeTools(draw: Draw, { format, habits }: Scene): JsonObject[] {
  return draw.some(toolNames).map((name) => ({
    name,
    description: draw.of(descriptions),
    parameters: draw.of(parameters),
    ...(format >= 4 && draw.chance(1, 3) ? { deferLoading: habits.isDeepSeek === true && draw.chance(1, 2) } : {}),
  }))
}
