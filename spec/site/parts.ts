import type { Rule } from '../compiler/ir.js'
import { type Content, type Html, html, join } from './html.js'
import { bilingual, chinese, type Label, label, labelOf } from './labels.js'
import { outcomeOf, type Result, tally } from './report-data.js'
import { type CaseOutcome, formatsIn, ruleHref, type Site, schemaHref } from './site.js'

/** The two languages of one thing, side by side where there is room. */
export function pair(en: Content, zh: Content): Html {
  return html`<div class="pair">
<div lang="en">${en}</div>
<div lang="${chinese}">${zh}</div>
</div>`
}

/** Pairs of a name and a value; those without a value are left out. */
export function facts(entries: readonly (readonly [Label, Content])[]): Html {
  const held = entries.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return html`<dl class="facts">${held.map(([name, value]) => html`<div><dt>${label(name)}</dt><dd>${value}</dd></div>`)}</dl>`
}

export function tag(content: Content): Html {
  return html`<span class="tag">${content}</span>`
}

export function code(text: string): Html {
  return html`<code>${text}</code>`
}

export function link(href: string | undefined, content: Content): Html {
  return href === undefined ? html`${content}` : html`<a href="${href}">${content}</a>`
}

/** The id of a rule; a link where the notes have that rule. */
export function ruleLink(site: Site, id: string): Html {
  return link(ruleHref(site, id), code(id))
}

export function ruleLinks(site: Site, ids: readonly string[]): Content {
  return join(
    ids.map((id) => ruleLink(site, id)),
    ', ',
  )
}

/** A schema by name, linked to where it stands; the text may go on with a pointer: `ToolMessage#/properties/id`. */
export function schemaLink(site: Site, text: string): Html {
  return link(schemaHref(site, text.split('#')[0] ?? ''), code(text))
}

export function formatTags(formats: readonly number[]): Content {
  return join(
    formats.map((format) => html`<span class="tag format">V${format}</span>`),
    ' ',
  )
}

export function spanTags(site: Site, span: { since?: number | undefined; until?: number | undefined }): Content {
  return formatTags(formatsIn(site, span))
}

/** What follows when the rule does not hold; of a rule that is no duty a breach is a warning. */
export function effectLabel({ effect, level }: Pick<Rule, 'effect' | 'level'>): Html {
  return label(effect === 'refuse' && (level === 'should' || level === 'may') ? 'warn' : effect)
}

/** `✓ V4`, `✓ V4 window`: how a case stood in the last run. A sign is enough for eyes where it passed; ears get the word. */
export function resultMark({ format, place, result }: CaseOutcome): Html {
  const outcome = outcomeOf(result.state)
  const state = outcome === 'passed' ? html`<span class="aside">${label('pass')}</span>` : labelOf(result.state)
  return html`<span class="mark ${outcome}">${signs[outcome]} V${format} ${place === undefined ? '' : `${place} `}${state}</span>`
}

/** `✓ 12 ✗ 1 – 2`: results counted. */
export function tallyMarks(results: readonly Result[]): Content {
  const counts = tally(results)
  const words = {
    passed: label('pass'),
    failed: label('fail'),
    other: bilingual('skipped or not scored', '跳过或不计分'),
  }
  const marks = (['passed', 'failed', 'other'] as const)
    .filter((outcome) => counts[outcome] > 0)
    .map(
      (outcome) =>
        html`<span class="mark ${outcome}">${signs[outcome]} ${counts[outcome]}<span class="aside"> ${words[outcome]}</span></span>`,
    )
  return join(marks, ' ')
}

const signs = { passed: '✓', failed: '✗', other: '–' } as const
