import type { Rule } from '../compiler/ir.js'
import type { Note } from '../compiler/note.js'
import type { Unit } from '../compiler/prose.js'
import { type Content, Html, html, join } from './html.js'
import { chinese, label } from './labels.js'
import { type Block, renderBlocks } from './markdown.js'
import { noteFacts } from './note-facts.js'
import { page } from './page.js'
import { code, pair } from './parts.js'
import { ruleBlock } from './rule-block.js'
import { showBlock } from './shows.js'
import { pageOf, type Site, unshown, unshownSchemas } from './site.js'

/** A unit in both languages. Notes that the compiler has faulted may lack one side; it stays empty. */
export interface UnitPair {
  readonly index: number
  readonly en: Unit | undefined
  readonly zh: Unit | undefined
}

/** The units of both languages, pair by pair: what stands in one row was confirmed as saying the same. */
export function pairUnits({ units: { en, zh } }: Note): UnitPair[] {
  const length = Math.max(en.length, zh.length)
  return Array.from({ length }, (_, index) => ({ index, en: en[index], zh: zh[index] }))
}

export function notePage(site: Site, note: Note): Html {
  const source = site.sources.find(({ slug }) => slug === note.slug)
  const blocks = {
    en: renderBlocks(source?.en ?? '', localLink),
    zh: renderBlocks(source?.zh ?? '', localLink),
  }
  const anchors = headingAnchors(note)
  const [title, ...rest] = pairUnits(note).filter((it) => !isLanguageSwitch(note, it))
  const view = (it: UnitPair | undefined): Html =>
    it ? unitRow(site, note, it, blocks, anchors.get(it.index)) : html``
  return page(
    `${note.slug.slice(0, 4)} ${note.data.title.en} · ${note.data.title.zh}`,
    html`${navigation(site, note)}
<main>
${view(title)}
${noteFacts(site, note)}
${contents(note, anchors)}
${rest.map(view)}
${otherSchemas(site, note)}
</main>`,
  )
}

function otherSchemas(site: Site, note: Note): Content {
  const names = unshownSchemas(note)
  if (names.length === 0) return ''
  const figures = names.map((name) => showBlock(site, note, unshown, `schema ${name}`))
  return html`<section class="schemas heading">${pair(html`<h2>Other schemas of this note</h2>`, html`<h2>本说明的其他 schema</h2>`)}
${figures}</section>`
}

type Blocks = Readonly<Record<'en' | 'zh', ReadonlyMap<number, Block>>>

function unitRow(site: Site, note: Note, it: UnitPair, blocks: Blocks, anchor: string | undefined): Html {
  const { en, zh, index } = it
  if (en?.kind === 'show') return showBlock(site, note, index, en.text)
  const side = { en: en && blocks.en.get(en.line), zh: zh && blocks.zh.get(zh.line) }
  const rule = statedRule(site, note, it)
  if (rule) {
    const statement = (block: Block | undefined) => [withoutId(block?.cells[0], rule.id), block?.after]
    return ruleBlock(site, rule, { en: statement(side.en), zh: statement(side.zh) })
  }
  const row = pair(unitMarkup(en, side.en), unitMarkup(zh, side.zh))
  return anchor === undefined ? row : html`<section id="${anchor}" class="heading">${row}</section>\n`
}

/** The rule that a pair states: where its statement was read, so that a second mention makes no second card. */
function statedRule(site: Site, note: Note, { en }: UnitPair): Rule | undefined {
  const rule = en?.states === undefined ? undefined : site.rules.get(en.states)
  return rule?.note === note.slug && rule.statement.en.line === en?.line ? rule : undefined
}

function withoutId(statement: Html | undefined, id: string): Html {
  const text = statement?.text ?? ''
  const own = code(id).text
  return new Html(text.startsWith(own) ? text.slice(own.length).trimStart() : text)
}

function unitMarkup(unit: Unit | undefined, block: Block | undefined): Content {
  if (!unit || !block) return ''
  return [unitElement(unit, block), block.after]
}

function unitElement({ kind, depth }: Unit, { cells, number }: Block): Html {
  const text = join(cells, ' ')
  if (kind === 'row') return html`<table class="row"><tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr></table>`
  if (kind === 'item') {
    return number === undefined ? html`<ul><li>${text}</li></ul>` : html`<ol start="${number}"><li>${text}</li></ol>`
  }
  if (kind !== 'heading') return html`<p>${text}</p>`
  if (depth === 1) return html`<h1>${text}</h1>`
  if (depth === 2) return html`<h2>${text}</h2>`
  return html`<h3>${text}</h3>`
}

/** `English | [中文](…)` leads from file to file; here both stand side by side. */
function isLanguageSwitch(note: Note, { en, zh }: UnitPair): boolean {
  const own = [`${note.slug}.md`, `${note.slug}.zh.md`]
  const isSwitch = (unit: Unit | undefined) =>
    unit?.kind === 'paragraph' &&
    unit.section === '' &&
    unit.links.length > 0 &&
    unit.links.every((href) => own.includes(href))
  return isSwitch(en) && isSwitch(zh)
}

/** Links between notes lead to their pages; the site stands beside `agent-notes`, so other relative links hold. */
function localLink(href: string): string {
  return href.replace(/^(\d{4}-[a-z0-9-]+?)(?:\.zh)?\.md(?=$|#)/, (_, slug: string) => pageOf(slug))
}

/** Anchors of the headings below the title, by unit, from the English text; no rule's id has this form (it has a dot). */
function headingAnchors(note: Note): Map<number, string> {
  const anchors = new Map<number, string>()
  const used = new Set<string>()
  for (const [index, { kind, depth, text }] of note.units.en.entries()) {
    if (kind !== 'heading' || depth < 2) continue
    const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? ['section']
    let anchor = words.join('-')
    while (used.has(anchor)) anchor += '-'
    used.add(anchor)
    anchors.set(index, anchor)
  }
  return anchors
}

function contents(note: Note, anchors: ReadonlyMap<number, string>): Html {
  const entries = [...anchors].map(([index, anchor]) => {
    const en = note.units.en[index]
    const zh = note.units.zh[index]
    return html`<li class="depth-${en?.depth ?? 2}"><a href="#${anchor}">${plain(en)} <span lang="${chinese}">${plain(zh)}</span></a></li>`
  })
  return html`<nav class="contents" aria-label="Contents"><details open><summary>${label('contents')}</summary><ul>${entries}</ul></details></nav>`
}

function plain(unit: Unit | undefined): string {
  return (unit?.text ?? '').replace(/[`*]/g, '')
}

function navigation(site: Site, note: Note): Html {
  const links = site.compilation.notes.map(({ slug, data }) =>
    slug === note.slug
      ? html`<strong aria-current="page">${slug.slice(0, 4)}</strong>`
      : html`<a href="${pageOf(slug)}" title="${data.title.en} · ${data.title.zh}">${slug.slice(0, 4)}</a>`,
  )
  return html`<nav class="top"><a href="index.html">${label('index')}</a> <span>${join(links, ' ')}</span></nav>`
}
