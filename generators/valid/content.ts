import type { JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'

/** Texts that implementations trip over, beside plain ones: nothing, white space, quotes, other scripts, what a line must not be split at. */
const texts = [
  'read the file',
  'two words',
  'ok',
  '',
  ' ',
  '文件已读取',
  'naïve café',
  'e\u0301', // a letter and its accent apart
  '👩‍👩‍👧 done',
  '𝒳 = 2',
  'line\nbreak\ttab',
  '"quoted" \\ back',
  'sep\u2028arated\u2029',
  'half \ud83d of a pair',
  '\u0000\u001f\u007f',
  '{"type":"session"}',
  'null',
]

const words = ['a', 'read', 'write', 'model', 'tool', 'main', 'x1', '名称', 'Ünï', 'constructor']

/** Any text, the empty one included. */
export function text(draw: Draw): string {
  return draw.of(texts)
}

/** A text that is not empty and has no white space at its ends. */
export function word(draw: Draw): string {
  return draw.of(words)
}

/** Numbers that are counts, small ones most of the time. */
export function count(draw: Draw): number {
  return draw.chance(9, 10) ? draw.below(100) : draw.of([2 ** 31, Number.MAX_SAFE_INTEGER])
}

/** Any JSON value, not deep. */
export function json(draw: Draw, depth = 2): unknown {
  return draw.weighted<() => unknown>([
    [2, () => null],
    [2, () => draw.chance(1, 2)],
    [3, () => draw.of([0, 1, -1, 0.5, 1e21, 42])],
    [4, () => text(draw)],
    [depth > 0 ? 2 : 0, () => draw.list(3, () => json(draw, depth - 1))],
    [depth > 0 ? 2 : 0, () => anyObject(draw, depth - 1)],
  ])()
}

/** Members of any names, those that objects inherit included. */
export function anyObject(draw: Draw, depth = 1): JsonObject {
  const names = draw.some(['a', 'type', 'id', '', 'constructor', '名', 'kind'])
  return Object.fromEntries(names.map((name) => [name, json(draw, depth)]))
}

/** What stands where nobody looks: any JSON value, and what means something in other places. */
export function foreign(draw: Draw): unknown {
  return draw.chance(1, 2) ? json(draw) : draw.of(lookalikes)
}

const lookalikes = [
  { type: 'tool-result', toolCallId: 'c1', content: [{ type: 'tool-result' }], isError: 'no' },
  { role: 'developer', source: { kind: 'plugin', plugin: 'goal' }, content: [{ type: 'tool-addition' }] },
  { type: 'tool/code-dispatch', seq: -1, surfaceOp: 'append', sourceEventSeqs: [9], deferLoading: true },
]

/** The raw arguments of a call, as a model wrote them: they need not be JSON. */
export function callArguments(draw: Draw): string {
  return draw.of(['{}', '{"path":"/a"}', '{"q": "文"}', '', '{"broken":', '[1,2]', JSON.stringify(draw.of(lookalikes))])
}

/** A content block of any type that readers know, or of one that they do not. */
export function block(draw: Draw): JsonObject {
  return draw.weighted<() => JsonObject>([
    [6, () => ({ type: 'text', text: text(draw) })],
    [2, () => ({ type: 'reasoning', text: text(draw) })],
    [2, () => imageBlock(draw)],
    [2, () => ({ type: 'file', attachment: { attachmentId: word(draw), name: text(draw), bytes: count(draw) } })],
    [1, () => toolCall(draw)],
    [1, () => ({ ...anyObject(draw), type: 'acme-block', kept: foreign(draw) })],
  ])()
}

/** A call that nobody makes: it stands where messages are only kept. */
export function toolCall(draw: Draw): JsonObject {
  return { type: 'tool-call', id: word(draw), name: word(draw), arguments: callArguments(draw) }
}

export function imageBlock(draw: Draw): JsonObject {
  const size = () => ({ width: draw.between(1, 4000), height: draw.between(1, 4000) })
  const attachment = {
    attachmentId: word(draw),
    mediaType: draw.of(['image/png', 'image/jpeg', 'image/webp', 'image/gif']),
    bytes: count(draw),
    ...size(),
    ...draw.maybe('name', () => text(draw)),
    ...draw.maybe('originalDimensions', size),
  }
  return { type: 'image', attachment }
}
