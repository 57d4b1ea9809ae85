import type { Note } from '../compiler/note.js'
import type { SupersessionData } from '../compiler/note-data.js'
import { type Content, type Html, html, join } from './html.js'
import { labelOf } from './labels.js'
import { facts, link } from './parts.js'
import { pageOf, type Site } from './site.js'

/** What the data of a note say of the note itself. */
export function noteFacts(site: Site, { data }: Note): Html {
  return facts([
    ['status', labelOf(data.status)],
    ['date', html`<time>${data.date}</time>`],
    [
      'supersedes',
      join(
        (data.supersedes ?? []).map((entry) => superseded(site, entry)),
        '; ',
      ),
    ],
    [
      'supersededBy',
      join(
        (data.supersededBy ?? []).map((slug) => noteLink(site, slug)),
        ', ',
      ),
    ],
  ])
}

/** The note, what of it is superseded, and what it keeps. */
function superseded(site: Site, entry: SupersessionData): Content {
  const name = entry.note === undefined ? (entry.external ?? '') : noteLink(site, entry.note)
  const { scope, keeps } = entry
  const en = html`<span lang="en">${name}: ${scope.en}${keeps ? ` (keeps: ${keeps.en})` : ''}</span>`
  const zh = html`<span lang="zh">${scope.zh}${keeps ? `（保留：${keeps.zh}）` : ''}</span>`
  return html`${en}<br>${zh}`
}

function noteLink(site: Site, slug: string): Html {
  const note = site.compilation.notes.find((it) => it.slug === slug)
  return link(note && pageOf(slug), slug)
}
