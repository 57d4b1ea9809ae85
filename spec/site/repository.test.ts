import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { compile } from '../compiler/compile.js'
import { readNoteSources } from '../compiler/read-sources.js'
import { readVectors } from './read.js'
import { renderSite } from './render.js'

/** The markup of the card of each rule. */
function cards(pages: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = [...pages.values()].flatMap((page) =>
    page
      .split('<article class="rule" id="')
      .slice(1)
      .map((text): [string, string] => [text.slice(0, text.indexOf('"')), text.slice(0, text.indexOf('</article>'))]),
  )
  return new Map(found)
}

const count = (text: string, part: string) => text.split(part).length - 1

describe('the notes of this repository', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readNoteSources(root)
  const compilation = compile(sources)
  const vectors = readVectors(root)
  const pages = renderSite({ sources, compilation, vectors, report: undefined })
  const all = [...pages.values()].join('\n')

  test('have every rule in exactly one card and one row of the index', () => {
    expect(compilation.ir.rules.length).toBeGreaterThan(0)
    for (const { id, note: slug } of compilation.ir.rules) {
      expect(count(all, `<article class="rule" id="${id}">`), id).toBe(1)
      expect(count(pages.get('index.html') ?? '', `<td><a href="${slug}.html#${id}">`), id).toBe(1)
    }
  })

  test('have every vector under each of its rules', () => {
    const known = cards(pages)
    expect([...known.keys()].sort()).toEqual(compilation.ir.rules.map(({ id }) => id).sort())
    const missing = vectors.flatMap(({ id, rules }) =>
      rules
        .filter((rule) => known.get(rule)?.includes(`<code>${id}</code>`) === false)
        .map((rule) => `${id} under ${rule}`),
    )
    expect(missing).toEqual([])
  })

  test('have no link that leads nowhere and no id twice', () => {
    const ids = new Map<string, string[]>()
    for (const [name, text] of pages)
      ids.set(
        name,
        [...text.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string),
      )
    for (const [name, own] of ids) expect(new Set(own).size, name).toBe(own.length)
    for (const [name, text] of pages) {
      for (const [, href = ''] of text.matchAll(/ href="([^":]*)"/g)) {
        const [page = '', fragment] = href.split('#')
        const target = ids.get(page || name)
        if (page.endsWith('.html') || page === '') expect(target, `${name}: ${href}`).toBeDefined()
        if (fragment) expect(target, `${name}: ${href}`).toContain(decodeURIComponent(fragment))
      }
    }
  })
})
