import type { RuleId } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import type { Question } from '../question.js'
import { type Adapter, adapters } from '../valid/adapters/habits.js'

/** Whether a question asks something of the kind that a rule is about: in its formats, at one of its places, of its adapter. */
export function isAbout(id: RuleId, rule: RuleRecord, question: Question): boolean {
  const { format } = question
  if (format < rule.since || format > (rule.until ?? format)) return false
  const places = placesOf(question)
  return rule.at.some((at) => places.includes(at)) && isOfAdapter(id, question)
}

const subjectsAt: Readonly<Record<string, readonly string[]>> = {
  select: ['selection'],
  publish: ['publication'],
  assemble: ['assembly'],
  stream: ['packing', 'expansion', 'evidence'],
  project: ['projection'],
  translate: ['translation'],
  inspect: ['inspection'],
}

/** The subjects of which questions can be about a rule, by its places; those of sessions where none is told. */
export function subjectsOf({ at, since }: RuleRecord): string[] {
  const ofEdge = since === 2 ? 'old-log' : 'migration'
  const named = at.flatMap((place) => (place === 'edge' ? [ofEdge] : (subjectsAt[place] ?? ['session'])))
  return [...new Set(named)]
}

/** The places of judgement where a question is judged, as rules name them. */
function placesOf({ op, at, format, input }: Question): string[] {
  if (op === 'admit') return at === 'session' ? ['session', 'restore'] : [String(at)]
  if (op === 'decode') return ['decode', `${format} decode`]
  if (op === 'migrate') return input.session === undefined ? ['edge', 'decode', `${format} decode`] : ['edge']
  if (op === 'publish') return ['publish', 'edge']
  if (op === 'exchange') return ['project', 'translate']
  return [op]
}

/** The adapters of which a rule is; none where it is of all of them, or of something else. */
export function adaptersOf(id: RuleId): Adapter[] {
  const [area, name] = id.split('.')
  return area === 'adapter' ? adapters.filter((it) => it === name || it.startsWith(`${name}-`)) : []
}

function isOfAdapter(id: RuleId, { input }: Question): boolean {
  const own = adaptersOf(id)
  return own.length === 0 || own.some((it) => it === input.adapter)
}
