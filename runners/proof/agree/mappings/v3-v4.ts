import { migrate } from '../../../../spec/reference/migration/migrate.js'
import { evidenceOf } from '../../../../spec/reference/migration/v3-v4/children/evidence-of.js'
import type { Reference } from '../../../../spec/reference/reference.js'
import type { JsonObject, Session } from '../../../../spec/reference/verdict.js'
import { sameJson } from '../../../engine/compare.js'
import {
  cutOf,
  format,
  logOf,
  type Mapping,
  type ObservedCase,
  type Outcome,
  ofLetter,
  ofVerdict,
  outcomeOf,
  question,
} from '../questions.js'

/** Cases of the edge from V3 to V4. */
export const edgeMappings: Readonly<Record<string, Mapping>> = {
  // the header alone is what comes out of a log without events
  migrateHeader: (it) => [
    question(it, 'header', ofVerdict(it), (reference) => {
      const session = { header: it.header as JsonObject, events: [], inheritedEventCount: 0 }
      return migrated(it, migrate(reference, { session }, { from: 3, to: 4, children: [] }))
    }),
  ],
  migrateV3toV4: (it) =>
    (['strict', 'recoverable'] as const).flatMap((recovery) => {
      // the result that was observed is of the way of reading that the case asks for
      const isMain = recovery === (it.opts?.recovery ?? 'strict')
      const observed = isMain ? ofVerdict(it) : ofLetter(it.layers?.[`raw.${recovery}`])
      return [
        question(it, `migrate.${recovery}`, observed, (reference) => {
          const answer = migrate(
            reference,
            { bytes: logOf(it), recovery },
            { from: 3, to: 4, children: childrenOf(it) },
          )
          return isMain ? migrated(it, answer) : outcomeOf(answer)
        }),
      ]
    }),
  stage: (it) => [question(it, 'stage', ofVerdict(it), (reference) => staged(reference, it))],
  childSource: (it) => [
    question(it, 'evidence', ofVerdict(it), () => {
      const evidence = evidenceOf(sessionOf(it))
      return sameJson(it.verdict.source, evidence) ? 'accept' : 'another result'
    }),
  ],
}

/** The edge alone; with the restorer of V4 behind it where the case says so. */
function staged(reference: Reference, it: ObservedCase): Outcome {
  const session = sessionOf(it)
  const children = childrenOf(it)
  if (it.opts?.restore) return migrated(it, migrate(reference, { session }, { from: 3, to: 4, children }))
  const events: JsonObject[] = []
  const edge = format(reference, 3).openEdge(session.header, children, (event) => void events.push(event))
  if ('outcome' in edge) return outcomeOf(edge)
  for (const event of session.events) {
    const refused = edge.event(event)
    if (refused) return outcomeOf(refused)
  }
  const ended = edge.end(session.inheritedEventCount)
  if (ended.outcome === 'refuse') return outcomeOf(ended)
  const made = { header: edge.header, events, inheritedEventCount: ended.cut }
  return migrated(it, { outcome: 'accept', session: made })
}

/** What came out, held against what was observed to come out. */
function migrated({ verdict }: ObservedCase, answer: ReturnType<typeof migrate>): Outcome {
  if (answer.outcome === 'refuse' || !verdict.ok) return outcomeOf(answer)
  const { ok: _ok, ...observed } = verdict
  const { header, events, inheritedEventCount } = answer.session
  const given: Readonly<Record<string, unknown>> = { header, events, inheritedEventCount }
  const differs = Object.entries(observed).some(([member, value]) => !sameJson(value, given[member]))
  return differs ? 'another result' : 'accept'
}

function childrenOf({ opts }: ObservedCase): readonly unknown[] {
  return opts?.children ?? []
}

function sessionOf(it: ObservedCase): Session {
  const events = (it.rows ?? []) as readonly JsonObject[]
  return { header: it.header as JsonObject, events, inheritedEventCount: it.opts?.cut ?? cutOf(events) }
}
