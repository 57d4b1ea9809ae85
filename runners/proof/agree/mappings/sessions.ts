import type { FormatReference } from '../../../../spec/reference/reference.js'
import { sameJson } from '../../../engine/compare.js'
import {
  cutOf,
  format,
  isRecord,
  logOf,
  type Mapping,
  type ObservedCase,
  type Outcome,
  ofLayer,
  ofVerdict,
  outcomeOf,
  type Question,
  question,
} from '../questions.js'
import { vocabularyOf } from './files.js'

const noHeader = { version: 4, id: 's', createdAt: 1, isSeeded: false, delegationDepth: 0 }

/** Cases of the installed Session: whole logs, single events, folds and appends. */
export const sessionMappings: Readonly<Record<string, Mapping>> = {
  restore: (it) => installed(it, 4),
  restore3: (it) => installed(it, 3),
  adopt: (it) => [question(it, 'adopt', ofVerdict(it), (reference) => adopted(format(reference, 4), it, [it.event]))],
  stored: (it) => [
    question(it, 'stored', ofVerdict(it), (reference) => {
      const watch = format(reference, 4).openLog(it.header, 'restore', vocabularyOf(it, 4))
      const unknown = (it.events ?? []).some(
        (event) => !('outcome' in watch) && watch.event(event)?.rule === 'vocabulary.known',
      )
      return unknown ? 'unsupported' : adopted(format(reference, 4), it, it.events ?? [])
    }),
  ],
  fold: (it) => [
    question(it, 'fold', ofVerdict(it), (reference) => folded(format(reference, 4), it, it.events ?? [], 0)),
  ],
  window: (it) => [
    question(it, 'fold', ofVerdict(it), (reference) =>
      folded(format(reference, 4), it, it.events ?? [], it.opts?.baseSeq ?? 0),
    ),
  ],
  accept: (it) => {
    if (it.opts?.projections === 'none') return 'a Session without an interpreter of image/offload'
    const event = it.eventText === undefined ? it.event : JSON.parse(it.eventText)
    return [
      question(it, 'append', ofVerdict(it), (reference) => {
        const session = { header: noHeader, events: it.events ?? [], inheritedEventCount: 0 }
        const appended = format(reference, 4).append(session, [event])
        if (appended.outcome === 'refuse') return outcomeOf(appended)
        const [verdict] = appended.verdicts
        if (!it.verdict.ok || verdict?.outcome === 'refuse') return outcomeOf(verdict as never)
        return sameHistory(it, appended.history)
      }),
    ]
  },
  appends: (it) => [
    question(it, 'appends', 'accept', (reference) => {
      const appended = format(reference, 4).append(
        { header: noHeader, events: [], inheritedEventCount: 0 },
        it.events ?? [],
      )
      if (appended.outcome === 'refuse') return outcomeOf(appended)
      const outcomes = appended.verdicts.map(({ outcome }) => outcome === 'accept')
      const isSame = sameJson(
        outcomes,
        it.verdict.steps?.map(({ ok }) => ok),
      )
      return isSame ? sameHistory(it, appended.history) : 'another result'
    }),
  ],
}

/** A log as the installed Session opens it, and what the layers beside it say of the same log. */
function installed(it: ObservedCase, number: number): readonly Question[] | string {
  const events = it.events ?? (it.eventsText === undefined ? [] : (JSON.parse(it.eventsText) as unknown[]))
  const { header, layers = {} } = it
  const session = { header, events, inheritedEventCount: it.opts?.cut ?? cutOf(events) }
  const restored = ofLayer(layers.format)
  const ask = (layer: string, observed: Outcome | undefined, of: (reference: FormatReference) => Outcome) =>
    observed === undefined ? [] : [question(it, layer, observed, (reference) => of(format(reference, number)))]
  const isPlain = it.opts?.projections !== 'none'
  // the restorer first, then the installed Session; what it refuses nobody hands on
  const current = ofLayer(layers.current) ?? (restored === 'accept' ? ofVerdict(it) : restored)
  return [
    ...ask('format', restored, ({ admitSession }) =>
      outcomeOf(admitSession(session, 'restore', vocabularyOf(it, number))),
    ),
    ...ask('session', isPlain ? current : undefined, ({ admitSession }) =>
      outcomeOf(admitSession(session, 'session', vocabularyOf(it, number))),
    ),
    ...ask('fold', isPlain ? ofLayer(layers.fold) : undefined, (reference) => folded(reference, it, events, 0)),
    ...ask('wire', ofLayer(layers.wire), ({ admitWindow }) =>
      outcomeOf(admitWindow({ events, delivery: 'live' }, vocabularyOf(it, number))),
    ),
    ...ask('adopt', ofLayer(layers.adopt), (reference) => adopted(reference, it, events)),
    ...ask('file', layers.file === true ? 'accept' : undefined, ({ decode }) => {
      const stored = isRecord(header) ? { type: 'session', ...header } : header
      return outcomeOf(decode(logOf({ ...it, header: stored, rows: events }), 'strict'))
    }),
  ]
}

function adopted(reference: FormatReference, it: ObservedCase, events: readonly unknown[]): Outcome {
  const outcomes = events.map((event) => outcomeOf(reference.admitEvent(event, vocabularyOf(it, 4))))
  return outcomes.find((outcome) => outcome !== 'accept') ?? 'accept'
}

function folded({ history }: FormatReference, it: ObservedCase, events: readonly unknown[], first: number): Outcome {
  const answer = history(
    { header: noHeader, events, inheritedEventCount: 0 },
    { first, vocabulary: vocabularyOf(it, 4) },
  )
  if (answer.outcome === 'refuse') return outcomeOf(answer)
  return it.verdict.ok ? sameHistory(it, answer) : 'accept'
}

function sameHistory(
  { verdict }: ObservedCase,
  history: { readonly surface: readonly number[]; readonly messages: readonly unknown[] },
): Outcome {
  const isSame = (seen: unknown, given: unknown) => seen === undefined || seen === null || sameJson(seen, given)
  return isSame(verdict.surface, history.surface) && isSame(verdict.messages, history.messages)
    ? 'accept'
    : 'another result'
}
