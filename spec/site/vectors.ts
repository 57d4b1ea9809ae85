import { type Content, type Html, html, join } from './html.js'
import { jsonLine, rawText } from './json.js'
import { label, labelOf } from './labels.js'
import { code, facts, formatTags, link, pair, resultMark, ruleLink, ruleLinks, tag } from './parts.js'
import { outcomeOf } from './report-data.js'
import { homeOf, resultsOf, type Site, vectorAnchor, vectorHref } from './site.js'
import { isRecord, type PatchLine, type VectorData } from './vector-data.js'

/** A vector below one of its rules. Only below the first can it be linked to: an id stands once in a page. */
export function vectorItem(site: Site, vector: VectorData, rule: string): Html {
  const isHome = homeOf(site, vector)?.id === rule
  const results = resultsOf(site, vector)
  const places = [vector.at, vector.also].flat()
  const settings = [vector.op, vector.recovery, ...places, vector.scored === false ? label('not-scored') : undefined]
  return html`<li${isHome ? html` id="${vectorAnchor(vector.id)}"` : ''}>
<p class="head">${link(vectorHref(site, vector.id), code(vector.id))} ${join(
    settings.filter((it) => it !== undefined).map(tag),
    ' ',
  )} ${formatTags(vector.formats)} ${join(results.map(resultMark), ' ')}</p>
${pair(html`<p>${vector.title.en}</p>`, html`<p>${vector.title.zh}</p>`)}
${facts([
  ['expected', expectation(site, vector.expect)],
  ['actual', answers(results)],
  ['faults', vector.faults && ruleLinks(site, vector.faults)],
  ['source', vector.source],
  ['reason', vector.reason],
  ['base', vector.base === undefined ? undefined : link(vectorHref(site, vector.base), code(vector.base))],
])}
${vector.catches ? pair(caught('catches: ', vector.catches.en), caught('捕获：', vector.catches.zh)) : ''}
${vector.patch ? block(vector.patch.map((line) => [undefined, patchLine(line, vector.op)])) : ''}
${vector.input ? block(inputLines(vector.input)) : ''}
</li>
`
}

function caught(name: string, text: string): Html {
  return html`<p class="caught">${name}${text}</p>`
}

/** `refuse · malformed · tool-result.call-id · row 1 · /data/message/toolCallId`, or `accept` with what it must give. */
function expectation(site: Site, expect: VectorData['expect']): Content {
  const { outcome, class: refused, rule, row, at, ...rest } = expect
  const details = Object.entries(rest).map(([name, value]) => detail(site, name, value))
  if (outcome !== 'refuse')
    return join([outcome === 'accept' ? label('admitted') : jsonLine(outcome), ...details], ' · ')
  const parts = [
    label('refuse'),
    refused === undefined ? undefined : String(refused),
    rule === undefined ? undefined : ruleLink(site, String(rule)),
    row === undefined ? undefined : html`${label('row')} ${jsonLine(row)}`,
    at === undefined ? undefined : at === '' ? label('wholeRow') : code(String(at)),
    ...details,
  ]
  return join(
    parts.filter((part) => part !== undefined),
    ' · ',
  )
}

/** One thing that an expectation holds beside its outcome; each verdict of a list is one itself, each warning a rule's. */
function detail(site: Site, name: string, value: unknown): Content {
  if (name === 'events' && value === 'as-rows') return label('asRows')
  if (name === 'verdicts' && Array.isArray(value) && value.every(isRecord)) {
    const verdicts = value.map((verdict, index) => [`${index + 1}: `, expectation(site, verdict)])
    return [label(name), ' ', join(verdicts, '; ')]
  }
  if (name === 'warnings' && Array.isArray(value) && value.every(isRecord)) {
    return [
      label(name),
      ' ',
      join(
        value.map((it) => warning(site, it)),
        ', ',
      ),
    ]
  }
  return html`${labelOf(name)} <code>${jsonLine(value)}</code>`
}

/** `payload.turn-start · row 3 · /data`. */
function warning(site: Site, { rule, row, at }: Readonly<Record<string, unknown>>): Content {
  const place = at === '' ? label('wholeRow') : at === undefined ? undefined : code(String(at))
  const parts = [
    ruleLink(site, String(rule)),
    row === undefined ? undefined : [label('row'), ' ', jsonLine(row)],
    place,
  ]
  return join(
    parts.filter((part) => part !== undefined),
    ' · ',
  )
}

/** What came instead, where the last run did not pass. */
function answers(results: ReturnType<typeof resultsOf>): Content {
  const failed = results.filter(({ result }) => outcomeOf(result.state) === 'failed')
  return join(
    failed.map(({ format, place, result }) => [
      `V${format} ${place === undefined ? '' : `${place} `}`,
      result.actual === undefined ? (result.reason ?? '') : code(jsonLine(result.actual)),
    ]),
    '; ',
  )
}

type Line = readonly [name: string | undefined, content: Content]

/** One line each, numbered as the rows are; long ones scroll. */
function block(lines: readonly Line[]): Html {
  const written = lines.map(
    ([name, content]) => html`${name === undefined ? '' : html`<span class="n">${name} </span>`}${content}\n`,
  )
  return html`<pre tabindex="0"><code>${written}</code></pre>`
}

/** The fault. A text in the place of a row is a row as it is spelled, and no JSON string. */
function patchLine({ op, path, from, ...rest }: PatchLine, operation: string): Content {
  const isRow = operation === 'decode' && /^\/(\d+|-)$/.test(path)
  const value = 'value' in rest ? html` <ins>${isRow ? rowText(rest.value) : jsonLine(rest.value)}</ins>` : ''
  return html`<b>${op}</b> ${from === undefined ? '' : `${from} → `}${path === '' ? '""' : path}${value}`
}

/** Members that are lists of lines. */
const lists: ReadonlySet<string> = new Set(['events', 'frames', 'attempts', 'files'])

/** The input by its members: rows, events, attempts and headers a line each; raw text as it is spelled. */
function inputLines(input: Readonly<Record<string, unknown>>): Line[] {
  return Object.entries(input).flatMap(([name, value]): Line[] => {
    if (name === 'rows' && Array.isArray(value)) return value.map((row, index) => [String(index), rowText(row)])
    if (name === 'session' && isRecord(value)) return inputLines(value)
    if (lists.has(name) && Array.isArray(value)) return value.map((item, index) => [`${name}/${index}`, jsonLine(item)])
    if (name === 'tail' && typeof value === 'string') return [[name, rawText(value)]]
    return [[name, jsonLine(value)]]
  })
}

function rowText(row: unknown): Content {
  return typeof row === 'string' ? rawText(row) : jsonLine(row)
}
