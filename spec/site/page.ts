import { createHash } from 'node:crypto'
import { Html, html } from './html.js'
import { style } from './style.js'

/** Nothing is loaded and nothing runs; the one style is the one whose hash stands here. */
function policyFor(style: string): string {
  const digest = createHash('sha256').update(style).digest('base64')
  return `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`
}

/** A whole document around its body. A page of its own kind has more style after that of all pages. */
export function page(title: string, body: Html, more = ''): Html {
  const own = style + more
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(own)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(own)}</style>
</head>
<body>
${body}
</body>
</html>
`
}
