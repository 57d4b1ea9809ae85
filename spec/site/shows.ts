import type { Note } from '../compiler/note.js'
import { type Content, escapeHtml, Html, html, join } from './html.js'
import { jsonLine, prettyJson } from './json.js'
import { bilingual, label } from './labels.js'
import { code, ruleLink, schemaLink, spanTags } from './parts.js'
import { formatsIn, ruleHref, type Site, schemaHref, showAnchor } from './site.js'

/** What a `show` directive places: once, across both columns, since data have no language. */
export function showBlock(site: Site, note: Note, unit: number, text: string): Html {
  const [kind = '', name = ''] = text.split(' ')
  const place = site.shown.get(text)
  const isFirst = place?.note === note.slug && place.unit === unit
  return html`<figure${isFirst ? html` id="${showAnchor(text)}"` : ''}>${content(site, note, kind, name)}</figure>\n`
}

function content(site: Site, note: Note, kind: string, name: string): Html {
  if (kind === 'schema') return schemas(site, note, name)
  if (kind === 'map') return map(site, note, name)
  if (kind === 'table') return table(site, note, name)
  return nothing(kind, name)
}

/** All spellings of a schema over the formats: `SystemMessage@3` and `SystemMessage`. */
function schemas(site: Site, note: Note, name: string): Html {
  const variants = Object.entries(note.data.schemas ?? {}).filter(([key]) => key.split('@')[0] === name)
  if (variants.length === 0) return nothing('schema', name)
  return html`${variants.map(([, { since, until, ...schema }]) => {
    const span = spanTags(site, { since: formatOf(since), until: formatOf(until) })
    return html`<figcaption>${label('schema')} ${code(name)} ${span}</figcaption>
<pre tabindex="0"><code>${linkReferences(site, prettyJson(schema))}</code></pre>
`
  })}`
}

/** References become links. The name is a word, and the rest is escaped before. */
function linkReferences(site: Site, json: string): Html {
  const linked = escapeHtml(json).replace(/#\/\$defs\/(\w+)/g, (reference, name: string) => {
    const href = schemaHref(site, name)
    return href === undefined ? reference : `<a href="${escapeHtml(href)}">${reference}</a>`
  })
  return new Html(linked)
}

function map(site: Site, note: Note, name: string): Html {
  const data = Object.hasOwn(note.data.maps ?? {}, name) ? note.data.maps?.[name] : undefined
  if (!data) return nothing('map', name)
  const formats = formatsIn(site, data)
  const rows = Object.entries(data.entries).map(([key, entry]) => {
    const { schema, ...span } = typeof entry === 'string' ? { schema: entry } : entry
    const held = formatsIn(site, span)
    return html`<tr><th scope="row">${code(key)}</th>${formats.map(
      (format) => html`<td>${held.includes(format) ? schemaLink(site, schema) : '–'}</td>`,
    )}</tr>\n`
  })
  return html`<figcaption>${code(name)} ${bilingual(data.title.en, data.title.zh)} · ${label(data.open ? 'open' : 'closed')}</figcaption>
<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">${code(data.key)}</th>${formats.map((format) => html`<th scope="col">V${format}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function table(site: Site, note: Note, name: string): Html {
  const data = Object.hasOwn(note.data.tables ?? {}, name) ? note.data.tables?.[name] : undefined
  if (!data) return nothing('table', name)
  const keys = [...new Set(data.rows.flatMap(Object.keys))]
  const columns = keys.filter((key) => key !== 'since' && key !== 'until')
  const isSpanned = columns.length < keys.length
  const rows = data.rows.map((row) => {
    const span = spanTags(site, { since: formatOf(row.since), until: formatOf(row.until) })
    return html`<tr>${columns.map((key) => html`<td>${cell(site, row[key])}</td>`)}${isSpanned ? html`<td>${span}</td>` : ''}</tr>\n`
  })
  return html`<figcaption>${bilingual(data.title.en, data.title.zh)}</figcaption>
<div class="scroll" tabindex="0"><table>
<thead><tr>${columns.map((key) => html`<th scope="col">${key}</th>`)}${isSpanned ? html`<th scope="col">${label('formats')}</th>` : ''}</tr></thead>
<tbody>${rows}</tbody></table></div>`
}

/** Rules and schemas that are shown somewhere are links; other texts stand as they are. */
function cell(site: Site, value: unknown): Content {
  if (value === undefined) return ''
  if (Array.isArray(value))
    return join(
      value.map((member) => cell(site, member)),
      ', ',
    )
  if (typeof value !== 'string') return jsonLine(value)
  return ruleHref(site, value) === undefined ? schemaLink(site, value) : ruleLink(site, value)
}

function formatOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function nothing(kind: string, name: string): Html {
  return html`<p class="none">${kind} ${code(name)}: ${bilingual('the note has nothing of this name', '本说明中没有此名称')}</p>`
}
