import MarkdownIt from 'markdown-it'
import { Html, html } from './html.js'

/** One unit of prose as markup. A table row has several cells, everything else one. */
export interface Block {
  readonly cells: readonly Html[]
  /** The number of an ordered list item. */
  readonly number: number | undefined
  /** Code blocks that follow: no units of their own, since they have no language, but not to be lost either. */
  readonly after: readonly Html[]
}

/** Blocks as the compiler reads them: `html` only so that a comment ends a block. Nothing is rendered with it. */
const structure = new MarkdownIt('commonmark', { html: true }).enable('table')
/** Inline text is read again without HTML; images are links, as the pages may load nothing. */
const inline = new MarkdownIt('commonmark', { html: false }).disable('image')

/** What the renderer is given beside the text; the references of links are put there by the parser. */
interface Environment {
  rewrite(href: string): string
}

inline.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = String(token?.attrGet('href'))
  token?.attrSet('href', (env as unknown as Environment).rewrite(href))
  if (/^[a-z]+:/i.test(href)) token?.attrSet('rel', 'noopener noreferrer')
  return self.renderToken(tokens, index, options)
}

/**
 * Renders the prose of one language, keyed by the line that its unit stands on (`Unit.line`): the compiler says which
 * units there are and pairs them, this says how each looks.
 */
export function renderBlocks(source: string, rewrite: (href: string) => string): ReadonlyMap<number, Block> {
  const blocks = new Map<number, { cells: Html[]; number: number | undefined; after: Html[] }>()
  const env = { rewrite }
  let row: { cells: Html[] } | undefined
  let number: number | undefined
  let last: { after: Html[] } | undefined
  const open = (line: number) => {
    const block = { cells: [] as Html[], number, after: [] as Html[] }
    number = undefined
    last = block
    blocks.set(line, block)
    return block
  }
  for (const token of structure.parse(source, env)) {
    const line = (token.map?.[0] ?? 0) + 1
    if (token.type === 'list_item_open') number = token.info === '' ? undefined : Number(token.info)
    else if (token.type === 'tr_open') row = open(line)
    else if (token.type === 'tr_close') row = undefined
    else if (token.type === 'inline') {
      const block = row ?? open(line)
      block.cells.push(new Html(inline.renderInline(token.content, env)))
    } else if (isVerbatim(token.type, token.content)) last?.after.push(html`<pre><code>${token.content}</code></pre>`)
  }
  return blocks
}

function isVerbatim(type: string, content: string): boolean {
  return type === 'fence' || type === 'code_block' || (type === 'html_block' && !content.startsWith('<!--'))
}
