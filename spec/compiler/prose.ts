import MarkdownIt, { type Token } from 'markdown-it'

/** One aligned piece of prose. Both languages of a note have the same units in the same order. */
export interface Unit {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row' | 'show' | 'fence'
  /** Heading level; 0 for other kinds. */
  readonly depth: number
  /** 1-based line in the file. */
  readonly line: number
  /** The text with inline Markdown, one line. */
  readonly text: string
  readonly code: readonly string[]
  readonly numbers: readonly string[]
  readonly links: readonly string[]
  /** Bold texts, for the modal words. */
  readonly bold: readonly string[]
  /** The id that a list item states: its first code span, when the item starts with it. */
  readonly states: string | undefined
  /** Text of the H2 that the unit stands under; '' before the first. */
  readonly section: string
}

const markdown = new MarkdownIt('commonmark', { html: true }).enable('table')
const showDirective = /^<!--\s*show:\s*(\S+)\s+(\S+)\s*-->\s*$/

/** Walks the Markdown of one language into units. A stated id is a list item's first inline token, if that is code. */
export function readProse(source: string): Unit[] {
  const units: Unit[] = []
  let section = ''
  let open: { kind: Unit['kind']; depth: number; line: number; inline: Token[] } | undefined
  const tokens = markdown.parse(source, {})
  const stack: string[] = []
  for (const [index, token] of tokens.entries()) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.nesting === 1) stack.push(token.type)
    if (token.nesting === -1) stack.pop()
    if (token.type === 'tr_open') open = { kind: 'row', depth: 0, line, inline: [] }
    else if (token.type === 'inline' && open?.kind === 'row') open.inline.push(...(token.children ?? []))
    else if (token.type === 'tr_close' && open) {
      units.push(unit(open.kind, 0, open.line, open.inline, section))
      open = undefined
    } else if (token.type === 'inline') {
      const heading = tokens[index - 1]?.type === 'heading_open'
      const depth = heading ? Number(tokens[index - 1]?.tag.slice(1)) : 0
      const kind = heading ? 'heading' : stack.includes('list_item_open') ? 'item' : 'paragraph'
      if (depth === 2) section = token.content
      units.push(unit(kind, depth, line, token.children ?? [], section))
    } else if (token.type === 'fence' || token.type === 'code_block') {
      units.push({ ...unit('fence', 0, line, [], section), text: token.content, code: [token.info + token.content] })
    } else if (token.type === 'html_block') {
      const show = showDirective.exec(token.content)
      if (show) {
        const base = unit('show', 0, line, [], section)
        units.push({ ...base, text: `${show[1]} ${show[2]}` })
      }
    }
  }
  return units
}

function unit(kind: Unit['kind'], depth: number, line: number, inline: Token[], section: string): Unit {
  const plain = inline.filter((token) => token.type === 'text').map((token) => token.content)
  const boldAt = inline.flatMap((token, at) => (token.type === 'strong_open' ? [at] : []))
  return {
    kind,
    depth,
    line,
    section,
    text: inline.map(asMarkdown).join(''),
    code: inline.filter((token) => token.type === 'code_inline').map((token) => token.content),
    numbers: plain.join(' ').match(/\d+(?:\.\d+)*/g) ?? [],
    links: inline.filter((token) => token.type === 'link_open').map((token) => String(token.attrGet('href'))),
    bold: boldAt.map((at) => inline[at + 1]?.content ?? ''),
    states: kind === 'item' && inline[0]?.type === 'code_inline' ? inline[0].content : undefined,
  }
}

function asMarkdown(token: Token): string {
  if (token.type === 'code_inline') return `\`${token.content}\``
  if (token.type === 'softbreak' || token.type === 'hardbreak') return ' '
  if (token.type.startsWith('strong')) return '**'
  if (token.type.startsWith('em_')) return '*'
  if (token.type === 'link_open') return '['
  if (token.type === 'link_close') return ']'
  return token.content
}
