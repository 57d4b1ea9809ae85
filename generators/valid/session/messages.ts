import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { Draw } from '../../draw.js'
import { anyObject, block, foreign, imageBlock, json, text, toolCall, word } from '../content.js'
import type { SessionLog } from './session-log.js'

/** Content of a message: often one text, at times nothing, or blocks of several types. */
export function content(draw: Draw): JsonObject[] {
  return draw.weighted<() => JsonObject[]>([
    [3, () => [{ type: 'text', text: text(draw) }]],
    [1, () => []],
    [2, () => [imageBlock(draw), { type: 'text', text: text(draw) }, imageBlock(draw)]],
    [4, () => draw.list(3, () => block(draw))],
  ])()
}

export function userMessage(log: SessionLog, source: JsonObject): JsonObject {
  const { draw } = log
  return {
    id: log.id('u'),
    role: 'user',
    source,
    content: content(draw),
    ...(draw.chance(1, 8) ? { 'plugin:message:note': json(draw) } : {}),
  }
}

/** Where the words of a user message come from: a person, or something that speaks in its place. */
export function userSource({ draw, format }: SessionLog): JsonObject {
  if (draw.chance(2, 3)) return { kind: 'user' }
  if (format === 3 && draw.chance(2, 3)) return { ...anyObject(draw), kind: 'plugin', plugin: word(draw) }
  return { ...anyObject(draw), kind: draw.of(['hook', 'acme-source', 'skill', 'plugin:acme']) }
}

export function systemMessage(log: SessionLog): JsonObject {
  const { draw, format, isOld } = log
  const source =
    format === 3
      ? { kind: 'plugin', plugin: '@deepseek-ai/dsh-system-prompt', ...sourceForm(draw) }
      : { kind: 'system-prompt' }
  const wrapper = { type: 'tool-result', toolCallId: word(draw), content: [{ type: 'text', text: text(draw) }] }
  const blocks = draw.weighted([
    [3, [{ type: 'text', text: text(draw) }]],
    [1, []],
    [1, [{ type: 'text', text: text(draw) }, imageBlock(draw)]],
    [1, [{ type: 'acme-block' }, { type: 'reasoning', text: text(draw) }]],
    [
      1,
      [
        toolCall(draw),
        ...(format === 3 && !isOld ? [{ ...wrapper, ...draw.maybe('isError', () => draw.chance(1, 2)) }] : []),
      ],
    ],
  ])
  return { id: log.id('y'), role: 'system', source, content: blocks }
}

/** What a plugin of V3 says of the form of its words. Note 0002, `system.source-form`. */
function sourceForm(draw: Draw): JsonObject {
  return draw.weighted<JsonObject>([
    [4, {}],
    [1, { form: draw.of(['instructions', 'catalog', 'relay', 'recall']) }],
    [1, { form: 'snapshot', sections: draw.list(2, () => ({ name: word(draw), text: text(draw) })) }],
    [1, { form: 'notice', summary: text(draw) }],
  ])
}

export function modelSource(draw: Draw, provider: string): JsonObject {
  return {
    kind: 'model',
    provider,
    model: word(draw),
    ...(draw.chance(1, 5) ? { replayState: { blocks: [foreign(draw)] } } : {}),
  }
}

/**
 * The result of a call: a message of its own in V4, a wrapper in a user message in V3. An old log may have the former in
 * V3 already. `beside` are members of the message that say nothing of the call.
 */
export function resultData(
  log: SessionLog,
  call: string,
  id: string,
  result: { content: readonly JsonObject[]; isError?: boolean },
  rest: JsonObject = {},
  beside: JsonObject = {},
): JsonObject {
  const source = { kind: 'tool', callId: call }
  const wrapped = { type: 'tool-result', toolCallId: call, ...result }
  const isNative = log.isOld && rest.error === undefined && log.draw.chance(1, 10)
  const isWrapped = log.format === 3 && !isNative
  const message = isWrapped
    ? { id, role: 'user', source, content: [wrapped], ...beside }
    : { ...result, id, role: 'tool', source, toolCallId: call }
  return { ...log.place, message, ...rest }
}
