import { migrate, type UnjudgedSession } from '../../../../spec/reference/migration/migrate.js'
import { sameJson } from '../../../engine/compare.js'
import { isRecord, logOf, type Mapping, ofVerdict, outcomeOf, question } from '../questions.js'

const route = { from: 2, to: 3 }

/** Cases of logs of V2 that go over to V3: the codec, the edge and the restorer of the target. */
export const v2v3Mappings: Readonly<Record<string, Mapping>> = {
  migrate: (it) => [
    question(it, 'migrate', ofVerdict(it), (reference) => {
      const { opts, header, rows = [], verdict } = it
      const cut = opts?.cut
      // a cut that is handed over comes with events that were decoded
      const session = { header: logical(header), events: rows, inheritedEventCount: cut ?? 0 } as UnjudgedSession
      const source = cut === undefined ? { bytes: logOf(it), recovery: opts?.recovery ?? 'strict' } : { session }
      const migrated = migrate(reference, source, route)
      if (migrated.outcome === 'refuse' || !verdict.ok) return outcomeOf(migrated)
      const { header: expected, events, inheritedEventCount } = verdict
      return sameJson(migrated.session, { header: expected, events, inheritedEventCount }) ? 'accept' : 'another result'
    }),
  ],
}

/** A stored header without the type that its row has. */
function logical(header: unknown): unknown {
  if (!isRecord(header)) return header
  const { type: _type, ...rest } = header
  return rest
}
