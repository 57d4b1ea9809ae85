import { columns, wide } from './labels.js'

const colour = '\\u001b\\[\\d+m'
/** Blanks, or what no line may break: a Han character or a word, with the marks that open before and close after it. */
const unit = new RegExp(
  `\\s+|(?:[（「《“‘]|${colour})*(?:(?![（「《“‘])[${wide}]|[^\\s${wide}]+)(?:[，。、；：？！）」》”’…]|${colour})*|[（「《“‘]`,
  'gu',
)

/** Breaks one line of prose into lines of so many columns: at blanks, and between Han characters. A longer word stays. */
export function wrapped(text: string, width: number): string[] {
  if (columns(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const part of text.match(unit) ?? []) {
    const isBlank = part.trim() === ''
    if (line !== '' && !isBlank && columns(line) + columns(part) > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (line !== '' || !isBlank) line += part
  }
  return [...lines, line.trimEnd()]
}
