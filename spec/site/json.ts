import { type Content, html } from './html.js'

/** Characters that a reader would not see, or that would reorder what they see: control, format, separator, surrogate. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Compact JSON on one line. What cannot be seen is written as an escape, which is the same JSON text. */
export function jsonLine(value: unknown): string {
  return (JSON.stringify(value) ?? '').replace(unseen, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  )
}

/** JSON over several lines, but whatever fits in the width stays on one: schemas are read, not diffed. */
export function prettyJson(value: unknown, width = 88, indent = '', used = indent.length): string {
  const line = spaced(value)
  if (typeof value !== 'object' || value === null || line.length === 2 || used + line.length <= width) return line
  const inner = `${indent}  `
  const member = (lead: string, held: unknown) => lead + prettyJson(held, width, inner, lead.length)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = Array.isArray(value)
    ? value.map((held) => member(inner, held))
    : Object.entries(value).map(([key, held]) => member(`${inner}${jsonLine(key)}: `, held))
  return `${open}\n${members.join(',\n')}\n${indent}${close}`
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return jsonLine(value)
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  const members = Object.entries(value).map(([key, member]) => `${jsonLine(key)}: ${spaced(member)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}

/**
 * Raw text, where an escape would be another text: unseen characters are shown by their code points, set apart from
 * what the text itself spells.
 */
export function rawText(text: string): Content {
  const parts: Content[] = []
  let from = 0
  for (const match of text.matchAll(unseen)) {
    const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    parts.push(text.slice(from, match.index), html`<span class="unseen">U+${code}</span>`)
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)]
}
