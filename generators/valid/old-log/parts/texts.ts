import type { Draw } from '../../../draw.js'

/**
 * What people and models write: nothing, one sign, several planes and scripts, line ends of all kinds, and words that mean
 * something elsewhere in a log, so that a value which is moved to another place finds one that it must not be there.
 */
const phrases = [
  '',
  'x',
  ' ',
  '\n',
  'read the file again',
  '请再读一遍这个文件',
  '\u{1d11e} astral',
  '\u{1f469}\u200d\u{1f4bb}',
  'e\u0301 is not \u00e9',
  'a\u2028b\u2029c',
  '\ufeffmarked',
  '"quoted" \\ \u0000 \u007f',
  '\u0645\u0631\u062d\u0628\u0627',
  '<system>kept</system>',
  '{"type":"turn/end"}',
  'tools-code-mode',
  'tool/code-dispatch',
  'code',
  'TOOL_NOT_STARTED',
  '2026-02-30T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '1.50',
]

const names = [
  'p',
  'm',
  'read',
  'deepseek-chat',
  'a/b:c',
  '工具',
  '\u{1f600}',
  'constructor',
  'toString',
  'user',
  'code',
  'ptc',
  'tools-code-mode',
]

/** Any text, empty as well. A long one now and then. */
export function text(draw: Draw): string {
  if (draw.chance(1, 60)) return draw.of(phrases).repeat(draw.between(60, 300))
  return draw.chance(1, 4) ? draw.of(phrases) + draw.of(phrases) : draw.of(phrases)
}

/** A text that is not empty. */
export function name(draw: Draw): string {
  return draw.of(names)
}

/** A whole number from 0; sometimes the last that is safe. */
export function count(draw: Draw): number {
  return draw.weighted([
    [2, 0],
    [2, 1],
    [6, draw.below(5000)],
    [1, Number.MAX_SAFE_INTEGER],
  ])
}

/** A whole number above 0. */
export function positive(draw: Draw): number {
  return Math.max(1, count(draw))
}
