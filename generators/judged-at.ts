import { formats } from '../spec/generated/formats.js'
import { rules } from '../spec/generated/rules.js'
import type { FormatRecord, RuleRecord } from '../spec/rule-record.js'
import type { Question } from './question.js'

/** Where the tables of checks say what an operation judges, when it is not where it is called so. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  migrate: ['decode', 'edge', 'restore'],
  publish: ['publish', 'select', 'decode', 'edge'],
  append: ['append', 'event'],
  exchange: ['project', 'translate', 'assemble'],
  stream: ['stream', 'assemble'],
}

/** The rules that judge a question and the steps that act on it, by the tables of checks of its format; advice too. */
export function rulesOn(question: Question): ReadonlySet<string> {
  const { format, input } = question
  const places = placesOf(question)
  const adapter = typeof input.adapter === 'string' ? input.adapter : undefined
  const { checks } = formats[format as 2 | 3 | 4] as FormatRecord
  const stages = checks.filter((it) => places.includes(it.at) && (it.adapter ?? adapter) === adapter)
  const advice = advising.filter(([, { at, since, until }]) => {
    const holds = format >= since && format <= (until ?? format)
    return holds && at.some((it) => places.includes(it) || places.some((place) => it === `${format} ${place}`))
  })
  return new Set([...stages.flatMap(({ rules, steps }) => [...rules, ...steps]), ...advice.map(([id]) => id)])
}

/** Rules whose breach is a warning stand in no table of checks. */
const advising = (Object.entries(rules) as [string, RuleRecord][]).filter(([, { level }]) => level === 'should')

function placesOf({ op, at }: Question): readonly string[] {
  if (op !== 'admit') return elsewhere[op] ?? [op]
  // a Session that is opened is restored first, and adopts its events
  return at === 'session' ? ['restore', 'session', 'event'] : [String(at)]
}
