import type { RuleId } from '../../spec/generated/rules.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import type { Question } from '../question.js'

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

/** Whether it is also about what the rule is about, as far as that can be seen: types of events. */
export function isNear(id: RuleId, rule: RuleRecord, question: Question): boolean {
  if (!isAbout(id, rule, question)) return false
  const types = rule.events.filter((type) => type.includes('/'))
  const text = types.length > 0 ? JSON.stringify(question.input) : ''
  return types.length === 0 || types.some((type) => text.includes(`"${type}"`))
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

function isOfAdapter(id: RuleId, { input }: Question): boolean {
  const [area, adapter] = id.split('.')
  if (area !== 'adapter' || input.adapter === adapter || adapter === 'any') return true
  // a family of adapters has rules in common
  return !adapters.has(String(adapter))
}

const adapters: ReadonlySet<string> = new Set([
  ...['deepseek-chat', 'deepseek-messages', 'anthropic-messages', 'openai-chat', 'openai-responses', 'gemini'],
])
