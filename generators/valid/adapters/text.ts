import type { Draw } from '../../draw.js'

/** What is said: in several scripts, with marks that combine and characters beyond the first plane. */
const telling = [
  'hi',
  'Read the file.',
  '读取文件，然后总结。',
  'naïve e\u0301 café',
  '👩‍👩‍👧 done 𝒳',
  'שלום',
  'line one\nline two\n',
  '  leading and trailing  ',
  '"quoted" \\ and {"json":true}',
  '<context>injected</context>',
  'No result provided',
  '(no output)',
  '[DONE]',
  'a\u2028b\u0000c',
]

/** White space alone, of one code unit and of several; the first is empty. */
const blank = ['', '', ' ', '\n\t', '\u00a0', '\u3000']

/** A text that is more than white space. Many hold a number, so that one can be told from another. */
export function tellingText(draw: Draw): string {
  const text = draw.of(telling)
  if (draw.chance(1, 60)) return text.repeat(draw.between(50, 200))
  return draw.chance(2, 3) ? `${text} ${draw.below(10_000)}` : text
}

/** Any text; one in four says nothing. */
export function anyText(draw: Draw): string {
  return draw.chance(1, 4) ? draw.of(blank) : tellingText(draw)
}

/** A text in pieces, none of which begins or ends within a character; some are empty. */
export function piecesOf(draw: Draw, text: string): string[] {
  const characters = Array.from(text)
  const pieces: string[] = []
  let from = 0
  while (from < characters.length && pieces.length < 3) {
    const size = draw.between(0, characters.length - from)
    pieces.push(characters.slice(from, from + size).join(''))
    from += size
  }
  if (from < characters.length) pieces.push(characters.slice(from).join(''))
  return pieces
}

export const toolNames = ['read', 'list', 'web_search', 'mcp__srv__do-it', 'x']

/** Arguments that are the text of a JSON object. */
const objects = [
  '{}',
  '{"p":"a"}',
  '{ "path": "src/索引.ts", "limit": 20 }',
  '{"a":{"b":[1,2.5,null,true]},"cache_control":{"type":"x"}}',
  '{"text":"\\u00e9\\n👍"}',
]

/** Arguments as a model may produce them that are none. */
const others = ['', 'not json', '[1,2]', 'null', '"text"', '{"cut":']

export function objectArguments(draw: Draw): string {
  return draw.chance(1, 3) ? JSON.stringify({ p: tellingText(draw), n: draw.below(100) }) : draw.of(objects)
}

export function anyArguments(draw: Draw): string {
  return draw.chance(1, 5) ? draw.of(others) : objectArguments(draw)
}
