import type { UnchargedBreakdown } from '../engine/result.js'
import { type Label, type Lang, label, padEnd } from './labels.js'
import type { Style } from './style.js'
import { withoutEscapes } from './without-escapes.js'
import { wrapped } from './wrap.js'

const width = 10
const shownCases = 3
const shownLines = 8

/** The story of a breakdown that no case was charged with: how it broke, what was in flight, what it said. */
export function breakdownReport(breakdown: UnchargedBreakdown, lang: Lang, style: Style): string {
  const { state, reason, inFlight, stderr } = breakdown
  const add = (name: Label, texts: readonly string[]) =>
    texts.map((text, index) => `  ${padEnd(index === 0 ? label(name, lang) : '', width - 1)} ${text}`)
  const ids = inFlight.slice(0, shownCases).map(({ id }) => id)
  const more = inFlight.length - ids.length
  const heard = withoutEscapes(stderr ?? '').trim()
  return [
    `${style.bad('✗')} ${style.strong(label(state, lang))}  ${label('uncharged', lang)}`,
    ...add('reason', wrapped(withoutEscapes(reason), style.width - width - 2)),
    ...add('inFlight', ids.length === 0 ? [label('none', lang)] : [...ids, ...(more > 0 ? [`… ${more}`] : [])]),
    ...(heard === '' ? [] : add('stderr', heard.split('\n').slice(-shownLines))),
  ].join('\n')
}
