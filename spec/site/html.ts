/** Markup that is written as it stands. Only {@link html} and the Markdown renderer make it. */
export class Html {
  constructor(readonly text: string) {}
}

export type Content = Html | string | number | undefined | readonly Content[]

/**
 * Builds markup. Whatever is put into the template is escaped unless it is markup already, so that forgetting to escape
 * is not possible: titles, pointers and reports are written by people who may wish the reader ill.
 */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.map((text, index) => text + write(values[index])).join(''))
}

/** A list with something between its members: `join(links, ' · ')`. */
export function join(contents: readonly Content[], separator: Content): Content {
  return contents.flatMap((content, index) => (index === 0 ? [content] : [separator, content]))
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

function write(content: Content): string {
  if (content === undefined) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'string' || typeof content === 'number') return escapeHtml(String(content))
  return content.map(write).join('')
}
