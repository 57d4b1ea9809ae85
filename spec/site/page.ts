import { createHash } from 'node:crypto'
import { Html, html } from './html.js'
import { style } from './style.js'

const digest = createHash('sha256').update(style).digest('base64')

/** Nothing is loaded and nothing runs; the one style is the one whose hash stands here. */
const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`

/** A whole document around its body. */
export function page(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
${body}
</body>
</html>
`
}
