import { type Content, type Html, html, join } from '../../spec/site/html.js'
import { page } from '../../spec/site/page.js'
import type { Cell } from '../diff/classify.js'
import { type Row, tallies } from '../diff/matrix.js'
import type { DiffRun, SideRun } from '../diff/run-all.js'
import { both, paragraphs, rowDetail } from './diff-html-row.js'
import { type Both, markOf } from './diff-words.js'
import { type Label, label } from './labels.js'
import { areaOf } from './summary.js'

/** The matrix as one page: nothing is loaded, nothing runs, and whatever an implementation said is escaped. */
export function diffPage(run: DiffRun, kit: string, command: string): string {
  const { sides, rows, asked, compared } = run
  const names = sides.map(({ name }) => name)
  const cases = rows.reduce((sum, row) => sum + row.cases.length, 0)
  const body = html`<main>
<h1>${both(['Where implementations differ', '各实现的分歧'])}</h1>
<p class="run">sessionproof ${kit} · <code>sessionproof diff${command}</code></p>
${paragraphs([
  `${compared} of ${asked} cases were compared: those that two sides at least declare. On ${cases} they disagree.`,
  `比较了 ${asked} 个用例中的 ${compared} 个，即至少有两方声明支持的用例。其中 ${cases} 个有分歧。`,
])}
${sidesTable(run)}
${rows.length === 0 ? '' : matrix(rows, names)}
${rows.map((row, index) => rowDetail(row, index, names, command))}
</main>`
  return page(`${names.join(' · ')} – sessionproof diff`, body, style).text
}

function sidesTable({ sides, rows }: DiffRun): Html {
  const { contradicted, silent } = tallies(rows, sides.length)
  const head: readonly Both[] = [
    ['implementation', '实现'],
    ['command', '命令'],
    ['reports', '报告'],
    ['contradicts the spec in cases', '与规范相悖的用例'],
    ['in rows', '行'],
    ['broke down', '故障'],
  ]
  const body = sides.map((side, index) => {
    const { cases, rows } = contradicted[index] as (typeof contradicted)[number]
    const { facts, command, name } = side
    const told = [facts.name, facts.version, facts.language].filter((it) => it !== undefined && it !== name)
    const { reports } = facts
    return html`<tr><th scope="row">${name} <span class="aside">${told.join(' ')}</span></th><td><code>${command}</code></td>
<td>${reports.length === 0 ? both(['nothing', '无']) : reports.join(', ')}</td>
<td class="number">${cases}</td><td class="number">${rows}</td><td>${breakdowns(side)}</td></tr>`
  })
  const question =
    silent.rows === 0
      ? ''
      : paragraphs([
          `The spec is silent on ${silent.cases} cases in ${silent.rows} rows: these are questions to it.`,
          `规范对 ${silent.cases} 个用例（${silent.rows} 行）未作规定：它们是对规范的提问。`,
        ])
  return html`<div class="scroll"><table class="sides"><thead><tr>${head.map((it) => html`<th scope="col">${both(it)}</th>`)}</tr></thead>
<tbody>${body}</tbody></table></div>
${question}`
}

function breakdowns({ breakdowns }: SideRun): Content {
  if (breakdowns.length === 0) return '–'
  return breakdowns.map(
    ({ state, reason, stderr }) =>
      html`<details><summary class="failed">${state}: ${reason}</summary><pre>${stderr ?? ''}</pre></details>`,
  )
}

/** One line for each pattern of answers; cases that all agree on have none. */
function matrix(rows: readonly Row[], names: readonly string[]): Html {
  const areas = [...new Set(rows.map(areaOfRow))]
  const bodies = areas.map((area) => {
    const own = rows.flatMap((row, index) => (areaOfRow(row) === area ? [line(row, index, names)] : []))
    return html`<tbody><tr class="area"><th colspan="${names.length + 3}" scope="rowgroup">${area === '' ? both(['no rule', '无规则']) : area}</th></tr>
${own}</tbody>`
  })
  return html`<h2>${both(['Matrix', '矩阵'])}</h2>
${paragraphs([
  'One row for each pattern of answers: ✓ as the reference, ✗ otherwise, ? where the spec is silent, – no opinion.',
  '每种答案的组合为一行：✓ 同参考实现，✗ 与之不同，? 规范未作规定，– 不表态。',
])}
<div class="scroll"><table class="matrix"><thead><tr><th scope="col" class="number">${both(['cases', '用例'])}</th>
<th scope="col">${both(['spec', '规范'])}</th>${names.map((name) => html`<th scope="col">${name}</th>`)}<th scope="col">${both(['contradict the spec', '与规范相悖'])}</th></tr></thead>
${bodies}</table></div>`
}

function areaOfRow({ example: { rule } }: Row): string {
  return rule === undefined ? '' : areaOf(rule)
}

function line(row: Row, index: number, names: readonly string[]): Html {
  const { example, cases } = row
  const { rule, finding, cells, reference } = example
  const { outcome, class: refused } = reference as { outcome: 'accept' | 'refuse'; class?: string }
  const spoken = [word(outcome), refused].filter((it) => it !== undefined)
  const told = cells.map((cell) => {
    const mark = markOf(cell, finding)
    return html`<td class="cell ${mark}">${signs[mark]} ${mark === 'passed' ? word(cell.says) : cellParts(cell)}</td>`
  })
  const silent = finding.kind === 'silent'
  const wrong = silent
    ? both(['the spec is silent', '规范未作规定'])
    : finding.sides.map((side) => names[side]).join(', ')
  return html`<tr><td class="number"><a href="#r${index + 1}">${cases.length}</a></td>
<th scope="row">${rule === undefined ? '' : html`<a href="#r${index + 1}">${rule}</a><br>`}<span class="aside">${join(spoken, ' · ')}</span></th>
${join(told, '\n')}<td${silent ? html` class="open"` : ''}>${wrong}</td></tr>
`
}

/** What a side says where it is not as the reference says: class, code and rule as they are named, then what else differs. */
function cellParts({ says, class: refused, code, rule, differs }: Cell): Content {
  const other = differs.filter((it) => !named.has(it)).map((it) => labelled(it as Label))
  const parts = [word(says), refused, code, rule && html`<code>${rule}</code>`].filter((it) => it !== undefined)
  return [join(parts, ' · '), other.length > 0 ? html` · ≠ ${join(other, ', ')}` : '']
}

function word(says: Cell['says']): Html {
  return says === 'none' ? html`–` : labelled(says)
}

function labelled(name: Label): Html {
  return both([label(name, 'en'), label(name, 'zh')])
}

const named: ReadonlySet<string> = new Set(['outcome', 'state', 'class', 'rule', 'code'])
const signs = { passed: '✓', failed: '✗', open: '?', other: '' } as const

/** What the pages of the notes have no need of. */
const style = `
table.sides th[scope="row"], table.matrix th[scope="row"] { font-weight: 600; overflow-wrap: anywhere }
table.matrix { width: 100% }
table.matrix tbody th[scope="row"] { min-width: 15rem }
table.matrix td { font-size: .84rem }
table.matrix td.cell { min-width: 7rem; overflow-wrap: anywhere; font-weight: normal }
th .aside { font-weight: normal }
table.matrix td.number { width: 4rem }
td.other { color: var(--quiet) }
.open { color: var(--target); font-weight: 600 }
.row-detail { margin: 1.25rem 0; padding: .75rem 1.1rem .9rem; background: var(--raised); border: 1px solid var(--line); border-radius: 6px }
.row-detail:target { border-color: var(--target); box-shadow: -4px 0 0 var(--target) }
.row-detail h3 { margin-top: 0; overflow-wrap: anywhere }
.row-detail pre { white-space: pre-wrap; overflow-wrap: anywhere }
.row-detail table { margin-top: .6rem; width: 100% }
.row-detail td { overflow-wrap: anywhere }
.row-detail th { white-space: nowrap }
`
