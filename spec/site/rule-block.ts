import { placesOf, type Rule } from '../compiler/ir.js'
import { type Content, type Html, html, join } from './html.js'
import { bilingual, label } from './labels.js'
import { code, effectLabel, facts, pair, schemaLink, spanTags, tag, tallyMarks } from './parts.js'
import { formatsIn, resultsOf, type Site } from './site.js'
import { vectorItem } from './vectors.js'

/** One rule: its statement in both languages, what the notes' data say of it, and the vectors that prove it. */
export function ruleBlock(site: Site, rule: Rule, statement: { en: Content; zh: Content }): Html {
  const vectors = site.vectorsOf.get(rule.id) ?? []
  const results = vectors.flatMap((vector) => resultsOf(site, vector).map(({ result }) => result))
  const { length } = vectors
  const count = bilingual(length === 1 ? '1 vector' : `${length} vectors`, `${length} 个向量`)
  return html`<article class="rule" id="${rule.id}">
<header>
<h4><a href="#${rule.id}">${code(rule.id)}</a></h4>
<p>${tag(label(rule.level))} ${tag(effectLabel(rule))} ${spanTags(site, rule)}</p>
</header>
${pair(html`<p>${statement.en}</p>`, html`<p>${statement.zh}</p>`)}
${facts([
  ['judged', placesByFormat(site, rule)],
  ['class', rule.effect === 'refuse' && rule.level.startsWith('must') ? classes(rule) : undefined],
  ['code', rule.code && code(rule.code)],
  ['events', join(rule.events.map(code), ', ')],
  [
    'schema',
    join(
      rule.schema.map((pointer) => schemaLink(site, pointer)),
      ', ',
    ),
  ],
  ['function', rule.function && label(rule.function)],
])}
${
  length === 0
    ? html`<p class="none">${label('noVectors')}</p>`
    : html`<details>
<summary>${count} ${tallyMarks(results)}</summary>
<ol class="vectors">${vectors.map((vector) => vectorItem(site, vector, rule.id))}</ol>
</details>`
}
</article>
`
}

/** `decode, event`, or by format where the formats differ: `V3: decode, event; V4: event`. */
function placesByFormat(site: Site, rule: Rule): Content {
  const held = formatsIn(site, rule).map((format) => ({ format, places: placesOf(rule, format).join(', ') }))
  if (new Set(held.map(({ places }) => places)).size <= 1) return held[0]?.places
  return held.map(({ format, places }) => `V${format}: ${places}`).join('; ')
}

/** `malformed`, and where layers differ: `3 decode: unsupported` as `V3 decode: unsupported`. */
function classes({ refuse }: Rule): Content {
  const { default: usual, ...others } = refuse
  return [usual, ...Object.entries(others).map(([place, name]) => `${place.replace(/^(?=\d)/, 'V')}: ${name}`)].join(
    '; ',
  )
}
