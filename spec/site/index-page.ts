import type { Rule } from '../compiler/ir.js'
import { type Html, html } from './html.js'
import { chinese, label, labelOf } from './labels.js'
import { page } from './page.js'
import { effectLabel, pair, ruleLink, spanTags, tallyMarks } from './parts.js'
import { areaOf, pageOf, resultsOf, type Site } from './site.js'

/** The way in: what this is, the notes, and every rule with how it is proven. */
export function indexPage(site: Site): Html {
  return page(
    'Session log format · Session 日志格式',
    html`<main>
${pair(html`<h1>The Session log format</h1>`, html`<h1>Session 日志格式</h1>`)}
${introduction()}
${faults(site)}
${heading('Decision notes', '决策说明')}
${notesTable(site)}
${heading('Rules', '规则')}
${lastRun(site)}
${rulesTable(site)}
</main>`,
  )
}

function heading(en: string, zh: string): Html {
  return html`<section class="heading">${pair(html`<h2>${en}</h2>`, html`<h2>${zh}</h2>`)}</section>`
}

function introduction(): Html {
  return pair(
    html`<p>The DeepSeek Harness records what happens in a Session as an append-only log. The decision notes listed here are the norm for that log; both languages have equal authority. Each rule stands beside the golden vectors that prove it, with how an implementation answered them in the last run.</p>`,
    html`<p>DeepSeek Harness 把 Session 中发生的事情记录为只追加的日志。下列决策说明是该日志的规范；两种语言具有同等效力。每条规则旁都列有证明它的黄金向量，以及最近一次运行中被测实现对它们的答复。</p>`,
  )
}

/** A site of unsound notes is for those who mend them; a reader has to know. */
function faults({ compilation: { diagnostics } }: Site): Html {
  if (diagnostics.length === 0) return html``
  const count = diagnostics.length
  return html`<aside class="warning">${pair(
    html`<p>The compiler has found ${count === 1 ? '1 fault' : `${count} faults`} in these notes: they are not final.</p>`,
    html`<p>编译器在这些说明中发现了 ${count} 处错误：它们尚未定稿。</p>`,
  )}</aside>`
}

function notesTable(site: Site): Html {
  const rows = site.compilation.notes.map(({ slug, data }) => {
    const count = site.compilation.ir.rules.filter((rule) => rule.note === slug).length
    return html`<tr><td>${slug.slice(0, 4)}</td><td class="title"><a href="${pageOf(slug)}">${data.title.en}</a></td><td class="title" lang="${chinese}"><a href="${pageOf(slug)}">${data.title.zh}</a></td><td>${labelOf(data.status)}</td><td><time>${data.date}</time></td><td class="number">${count}</td></tr>\n`
  })
  return html`<div class="scroll" tabindex="0"><table class="wide">
<thead><tr><th scope="col">${label('note')}</th><th scope="col" colspan="2">${label('title')}</th><th scope="col">${label('status')}</th><th scope="col">${label('date')}</th><th scope="col" class="number">${label('rules')}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
}

function lastRun({ report }: Site): Html {
  if (!report) return pair(html`<p class="none">No run was recorded yet.</p>`, html`<p class="none">尚无运行记录。</p>`)
  const kit = report.kit === '' ? '' : ` · sessionproof ${report.kit}`
  return html`<p class="run">${label('lastRun')}: <strong>${report.implementation}</strong>${kit} · ${tallyMarks([...report.results.values()])}</p>`
}

function rulesTable(site: Site): Html {
  const areas = byArea(site.compilation.ir.rules)
  const head = [label('rule'), label('level'), label('effect'), label('formats')]
  const result = site.report ? html`<th scope="col">${label('result')}</th>` : ''
  const columns = head.length + (site.report ? 2 : 1)
  const groups = [...areas].map(
    ([area, rules]) => html`<tbody id="area-${area}">
<tr class="area"><th scope="rowgroup" colspan="${columns}">${area} <span class="aside">${rules.length}</span></th></tr>
${rules.map((rule) => ruleRow(site, rule))}</tbody>
`,
  )
  const areaLinks = [...areas.keys()].map((area) => html`<a href="#area-${area}">${area}</a> `)
  return html`<nav class="areas" aria-label="Areas">${areaLinks}</nav>
<div class="scroll" tabindex="0"><table class="wide">
<thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}<th scope="col" class="number">${label('vectors')}</th>${result}</tr></thead>
${groups}</table></div>`
}

/** In the order in which the areas come up in the notes. */
function byArea(rules: readonly Rule[]): Map<string, Rule[]> {
  const areas = new Map<string, Rule[]>()
  for (const rule of rules) areas.set(areaOf(rule.id), [...(areas.get(areaOf(rule.id)) ?? []), rule])
  return areas
}

function ruleRow(site: Site, rule: Rule): Html {
  const vectors = site.vectorsOf.get(rule.id) ?? []
  const results = vectors.flatMap((vector) => resultsOf(site, vector).map(({ result }) => result))
  const marks = site.report ? html`<td>${results.length === 0 ? '–' : tallyMarks(results)}</td>` : ''
  return html`<tr><td>${ruleLink(site, rule.id)}</td><td>${label(rule.level)}</td><td>${effectLabel(rule)}</td><td>${spanTags(site, rule)}</td><td class="number">${vectors.length}</td>${marks}</tr>\n`
}
