import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { userContent } from './content.js'
import type { Scene } from './scene.js'
import { anyText, tellingText, toolNames } from './text.js'

/** Where context, steering and what a user types come from; no provider is told. */
const sources = [
  { kind: 'user' },
  { kind: 'user' },
  { kind: 'steering' },
  { kind: 'context', path: 'AGENTS.md' },
  { kind: 'plugin', plugin: 'memory' },
  { kind: 'x:own', note: '注入' },
]

/** A user message; from V4 on, some stand in the request alone and have neither `id` nor `source`. */
export function userMessage(draw: Draw, scene: Scene, isSolid = false): JsonObject {
  const said = { role: 'user', content: userContent(draw, scene, isSolid) }
  if (scene.format >= 4 && draw.chance(1, 6)) return said
  return { id: `u${scene.next()}`, ...said, source: draw.of(sources) }
}

/** A prompt, or what takes its place later. */
export function systemMessage(draw: Draw, scene: Scene, isSolid = false): JsonObject {
  const text = () => ({ type: 'text', text: isSolid ? tellingText(draw) : anyText(draw) })
  const content = isSolid ? [text(), ...draw.list(1, text)] : draw.list(2, text)
  const kind = scene.format >= 4 ? { kind: 'system-prompt' } : { kind: 'plugin', plugin: 'prompt' }
  return { id: `s${scene.next()}`, role: 'system', content, source: kind }
}

/** What changes of the tools; some change nothing. */
export function developerMessage(draw: Draw, scene: Scene): JsonObject {
  const change = () =>
    draw.chance(1, 4)
      ? { type: 'text', text: tellingText(draw) }
      : { type: draw.of(['tool-addition', 'tool-removal']), toolName: draw.of(toolNames) }
  return { id: `d${scene.next()}`, role: 'developer', content: draw.list(3, change), source: { kind: 'tool-registry' } }
}
