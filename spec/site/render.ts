import { indexPage } from './index-page.js'
import { notePage } from './note-page.js'
import { pageOf, type SiteInput, siteOf } from './site.js'

/** The whole site, by file name. Pure, and without a clock: the same input gives the same bytes. */
export function renderSite(input: SiteInput): Map<string, string> {
  const site = siteOf(input)
  return new Map([
    ['index.html', indexPage(site).text],
    ...input.compilation.notes.map((note) => [pageOf(note.slug), notePage(site, note).text] as const),
  ])
}
