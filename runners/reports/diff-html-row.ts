import { type Content, type Html, html, join } from '../../spec/site/html.js'
import { jsonLine, rawText } from '../../spec/site/json.js'
import { bilingual, chinese } from '../../spec/site/labels.js'
import type { Row } from '../diff/matrix.js'
import { apartText, type Both, findingText, markOf, referenceText, saidText, shrinkingText } from './diff-words.js'
import { ruleOf } from './failure.js'
import { type InputLine, inputLines, lineName } from './input.js'
import { label } from './labels.js'

/** The story of a row: the rule in both languages, the smallest input, what each side says of it, how to see it again. */
export function rowDetail(row: Row, index: number, names: readonly string[], command: string): Html {
  const { example, cases } = row
  const { rule, finding, subject } = example
  const title = rule ?? both([referenceText(example, 'en'), referenceText(example, 'zh')])
  const { reason } = subject.vector
  return html`<section class="row-detail" id="r${index + 1}">
<h3><a href="#r${index + 1}">${title}</a></h3>
${paragraphs(findingText(finding, names))}
${rule === undefined ? '' : statement(rule)}
<div class="scroll"><table><tbody>
<tr><th scope="row">${both(['spec', '规范'])}</th><td>${outcomeParts(example.reference)}</td></tr>
${names.map((name, side) => html`<tr><th scope="row">${name}</th><td class="${toneOf(row, side)}">${saidCell(row, side)}</td></tr>`)}
${reason === undefined || finding.kind !== 'silent' ? '' : html`<tr><th scope="row">${both(['reason', '原因'])}</th><td>${reason}</td></tr>`}
</tbody></table></div>
<p class="run">${both(['smallest input', '最小输入'])} · ${subject.request.op} V${subject.format}</p>
<pre tabindex="0"><code>${inputLines(subject).map(inputLine)}</code></pre>
${paragraphs(shrinkingText(row), 'run')}
<p class="run"><code>sessionproof diff${command} --filter ${subject.id}</code></p>
<details><summary>${both([`all ${cases.length} cases`, `全部 ${cases.length} 个用例`])}</summary><pre>${cases.join('\n')}</pre></details>
</section>
`
}

/** Both languages of one thing; once where they are spelled the same. */
export function both([en, zh]: Both): Html {
  return en === zh ? html`${en}` : bilingual(en, zh)
}

/** A paragraph in both languages, side by side where there is room. */
export function paragraphs([en, zh]: Both, kind = ''): Html {
  return html`<div class="pair ${kind}">
<p lang="en">${en}</p>
<p lang="${chinese}">${zh}</p>
</div>`
}

/** The statement of a rule in both languages, side by side. */
function statement(id: string): Content {
  const rule = ruleOf(id)
  if (!rule) return ''
  return html`<div class="pair">
<div lang="en">${emphasised(rule.statement.en)}</div>
<div lang="${chinese}">${emphasised(rule.statement.zh)}</div>
</div>`
}

/** Bold modal words and code spans as marks; everything else is text. */
function emphasised(text: string): Content {
  return text.split(/(\*\*.+?\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part
  })
}

function toneOf({ example: { cells, finding } }: Row, side: number): string {
  const cell = cells[side]
  return cell === undefined ? 'other' : markOf(cell, finding)
}

function saidCell(row: Row, side: number): Content {
  const { example } = row
  const { stderr, answer } = example.said[side]?.result ?? {}
  const text = () => both([saidText(example, side, 'en'), saidText(example, side, 'zh')])
  const parts: Content[] = [answer?.outcome === 'refuse' ? outcomeParts(answer) : text()]
  const apart = apartText(example, side)
  if (apart !== undefined) parts.push(html`<br><code>${rawText(apart)}</code>`)
  const { id: _id, ...whole } = answer ?? {}
  if (answer && answer.outcome !== 'refuse')
    parts.push(html`<details><summary>${both(['answer', '答案'])}</summary><pre>${jsonLine(whole)}</pre></details>`)
  if (stderr?.trim()) parts.push(html`<details><summary>stderr</summary><pre>${rawText(stderr)}</pre></details>`)
  return join(parts, '\n')
}

/** An outcome; of a refusal class, code, rule and place, which have no language. */
function outcomeParts(answer: Readonly<Record<string, unknown>>): Content {
  const { outcome, class: refused, code, rule, row, at } = answer
  const word = outcome === 'refuse' ? ('refuse' as const) : ('accept' as const)
  const parts = [
    both([label(word, 'en'), label(word, 'zh')]),
    ...(outcome === 'refuse' ? [refused, code].filter((it) => it !== undefined).map(String) : []),
    rule === undefined ? undefined : html`<code>${String(rule)}</code>`,
    row === undefined ? undefined : html`${both([label('row', 'en'), label('row', 'zh')])} ${jsonLine(row)}`,
    at === undefined || at === '' ? undefined : html`<code>${String(at)}</code>`,
  ]
  return join(
    parts.filter((it) => it !== undefined),
    ' · ',
  )
}

function inputLine(line: InputLine): Content {
  const name = line.name === undefined ? '' : html`<span class="n">${lineName(line, 'en')} </span>`
  return html`${name}${line.isText ? rawText(String(line.value)) : jsonLine(line.value)}\n`
}
