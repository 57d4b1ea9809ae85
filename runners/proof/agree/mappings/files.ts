import { formats } from '../../../../spec/generated/formats.js'
import type { Recovery } from '../../../../spec/reference/codec/reading.js'
import type { Reference } from '../../../../spec/reference/reference.js'
import {
  cutOf,
  format,
  isRecord,
  logOf,
  type Mapping,
  type ObservedCase,
  type Outcome,
  ofLetter,
  ofVerdict,
  outcomeOf,
  question,
} from '../questions.js'

const plainHeader = { type: 'session', version: 4, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }

/** Cases that give a file, or the rows of one. */
export const fileMappings: Readonly<Record<string, Mapping>> = {
  acceptV4: (it) =>
    (['strict', 'recoverable'] as const).flatMap((recovery) => [
      question(it, `codec.${recovery}`, ofLetter(it.layers?.[`codec.${recovery}`]), (reference) =>
        outcomeOf(format(reference, 4).decode(logOf(it), recovery)),
      ),
      question(it, `restore.${recovery}`, ofLetter(it.layers?.[`restore.${recovery}`]), (reference) =>
        decodedAndRestored(reference, 4, it, recovery),
      ),
      question(it, `scanner.${recovery}`, ofLetter(it.layers?.[`scanner.${recovery}`]), (reference) =>
        decodedAndRestored(reference, 4, it, recovery),
      ),
    ]),
  acceptV3: (it) => {
    const recovery = it.opts?.recovery ?? 'strict'
    const isCodecAlone = it.opts?.validation === 'transformed'
    return [
      question(it, `${isCodecAlone ? 'codec' : 'restore'}.${recovery}`, ofVerdict(it), (reference) =>
        isCodecAlone
          ? outcomeOf(format(reference, 3).decode(logOf(it), recovery))
          : decodedAndRestored(reference, 3, it, recovery),
      ),
    ]
  },
  scanV4: (it) => [
    question(it, 'scan', it.verdict.ok ? 'accept' : 'refuse', (reference) =>
      decodedAndRestored(reference, 4, it, it.opts?.recovery ?? 'recoverable'),
    ),
  ],
  openV4: (it) => [
    question(it, 'open', ofVerdict(it), (reference) => outcomeOf(format(reference, 4).decode(logOf(it), 'strict'))),
  ],
  restoreV4: (it) => [
    question(it, 'restore', ofVerdict(it), (reference) => {
      const events = it.rows ?? []
      const session = {
        header: it.header,
        events,
        inheritedEventCount: it.opts?.cut ?? cutOf(events, vocabularyOf(it, 4)),
      }
      return outcomeOf(format(reference, 4).admitSession(session, 'restore', vocabularyOf(it, 4)))
    }),
  ],
  rowAdmission: (it) => {
    if (it.opts?.known !== undefined) return 'the codec takes no vocabulary'
    // one row, whatever its number: a recoverable read refuses it for its admission alone
    const rows = (it.rows ?? []).map((row, seq) => (isRecord(row) ? { ...row, seq } : row))
    const file = logOf({ ...it, header: plainHeader, rows })
    return [
      question(it, 'row', ofVerdict(it), (reference) => outcomeOf(format(reference, 4).decode(file, 'recoverable'))),
    ]
  },
  headerV4: (it) => {
    const header = it.headerText === undefined ? it.header : JSON.parse(it.headerText)
    const session = { header, events: [], inheritedEventCount: 0 }
    if (isRecord(header) && header.isSeeded === true) return 'a seeded header alone is no log'
    return [
      question(it, 'header', ofVerdict(it), (reference) =>
        outcomeOf(format(reference, 4).admitSession(session, 'restore')),
      ),
    ]
  },
  encodeV4: (it) => [
    question(it, 'encode', ofVerdict(it), (reference) => {
      const session = { header: it.header as Record<string, unknown>, events: it.rows ?? [], inheritedEventCount: 0 }
      return outcomeOf(format(reference, 4).encode(session))
    }),
  ],
}

function decodedAndRestored(reference: Reference, number: number, it: ObservedCase, recovery: Recovery): Outcome {
  const { decode, admitSession } = format(reference, number)
  const decoded = decode(logOf(it), recovery)
  if (decoded.outcome === 'refuse') return outcomeOf(decoded)
  return outcomeOf(admitSession(decoded.session, 'restore', vocabularyOf(it, number)))
}

/** `v4+TYPE` and `v4-TYPE` stand for the format's own types with one more or one less. */
export function vocabularyOf({ opts }: ObservedCase, number: number): readonly string[] | undefined {
  const own = (formats as Readonly<Record<number, { events: readonly { type: string }[] }>>)[number]?.events ?? []
  const types = own.map(({ type }) => type)
  const { known, extraKnown } = opts ?? {}
  if (extraKnown) return [...types, ...extraKnown]
  if (typeof known !== 'string') return known
  const type = known.slice('v4+'.length)
  return known.startsWith('v4+') ? [...types, type] : types.filter((it) => it !== type)
}
