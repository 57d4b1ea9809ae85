import type { Draw } from '../../draw.js'

/**
 * Pieces that texts are put together from: what a model writes, and what programs trip over. No piece is half a surrogate
 * pair, so that no text is; white space of every kind and what only looks like it decide what is kept of an answer.
 */
const pieces = [
  'Hello',
  ' world',
  ', ',
  '\n\n',
  '深度',
  '，你好。',
  '😀',
  '👩\u200d👧',
  'e\u0301',
  'Ω≈',
  'ﬁ',
  '"',
  '\\',
  '\\u0041',
  '{',
  '</think>',
  '0',
  '-1e3',
  '__proto__',
  'null',
  '\u0000',
  '\u001c',
  '\u200b',
  '\u2028',
] as const

const blanks = [
  '',
  ' ',
  '\n',
  '\t\u000b\f\r',
  '\u00a0',
  '\u1680\u2003',
  '\u3000',
  '\ufeff',
  '\u202f\u205f\u2029',
] as const

/** A piece of text as one delta brings it; may be empty, or white space alone. */
export function pieceOfText(draw: Draw): string {
  return draw.chance(1, 5) ? draw.of(blanks) : draw.of(pieces)
}

/** What deltas bring, in their order: none, a few, and now and then many. One is long now and then. */
export function piecesOfText(draw: Draw): string[] {
  if (draw.chance(1, 8)) return draw.list(2, () => draw.of(blanks))
  const most = draw.chance(1, 20) ? 40 : 4
  const texts = draw.list(most, () => pieceOfText(draw))
  return draw.chance(1, 30) ? [...texts, draw.of(pieces).repeat(draw.between(100, 400))] : texts
}

/** Arguments of a call as a model writes them: JSON for the most part, cut between characters and not within one. */
export function piecesOfArguments(draw: Draw): string[] {
  const text = argumentsOf(draw)
  const characters = [...text]
  const cuts = draw.list(5, () => draw.between(0, characters.length)).sort((left, right) => left - right)
  const bounds = [0, ...cuts, characters.length]
  const texts = bounds.slice(1).map((end, index) => characters.slice(bounds[index], end).join(''))
  return draw.chance(1, 10) ? [] : texts
}

function argumentsOf(draw: Draw): string {
  if (draw.chance(1, 8)) return draw.of(['', '{', 'null', '{"path":', '[1,2', 'not JSON 😀'])
  const value = { path: pieceOfText(draw), ...draw.maybe('limit', () => draw.between(-1, 1000)) }
  return JSON.stringify(draw.chance(1, 4) ? { ...value, edits: draw.list(3, () => pieceOfText(draw)) } : value)
}
