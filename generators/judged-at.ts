import { formats } from '../spec/generated/formats.js'
import type { FormatRecord, StageRecord } from '../spec/rule-record.js'
import type { Question } from './question.js'

/** Where the tables of checks say what an operation judges, when it is not where it is called so. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  migrate: ['decode', 'edge', 'restore'],
  publish: ['publish', 'select', 'decode', 'edge'],
  exchange: ['project', 'translate', 'assemble'],
  stream: ['stream', 'assemble'],
}

/** The stages that judge a question, by the tables of checks of its format. */
export function stagesOf({ op, at, format, input }: Question): readonly StageRecord[] {
  const places = op === 'admit' ? placesOfAdmission(at) : (elsewhere[op] ?? [op])
  const adapter = typeof input.adapter === 'string' ? input.adapter : undefined
  const { checks } = formats[format as 2 | 3 | 4] as FormatRecord
  return checks.filter((it) => places.includes(it.at) && (it.adapter ?? adapter) === adapter)
}

/** A Session that is opened is restored first, and adopts its events. */
function placesOfAdmission(at: Question['at']): readonly string[] {
  return at === 'session' ? ['restore', 'session', 'event'] : [String(at)]
}
