import { type Case, expandVectors } from '../../engine/cases/expand.js'
import { loadVectorFiles } from '../../engine/cases/load.js'
import { vectorsDirectory } from '../../package.js'
import { readObservedCases } from '../agree/read.js'

type Members = Readonly<Record<string, unknown>>

/** How the members of an input hold records. What is not here holds none. */
const holders: Readonly<Record<string, (value: never) => Iterable<unknown>>> = {
  header: one,
  event: one,
  rows: each,
  events: each,
  attempts: each,
  live: each,
  page: each,
  pages: (pages: readonly unknown[]) => pages.flat(),
  resume: (deliveries: readonly Members[]) => deliveries.flatMap((delivery) => [...recordsIn(delivery)]),
  session: recordsIn,
  payload: recordsIn,
  headerText: read,
  eventText: read,
  eventsText: (text: string) => [...read(text)].flat(),
  rowTexts: readEach,
  rowLines: readEach,
}

/**
 * Every header and every event of the golden vectors and of the observed cases, whole or broken, as the JSON values that
 * they are, each once. Rows that are no JSON are left out: no schema can judge them.
 */
export function everyRecord(): unknown[] {
  const golden = expandVectors(loadVectorFiles(vectorsDirectory).flatMap(({ vectors }) => vectors))
  const found = [
    ...golden.flatMap((it) => [...recordsOfCase(it)]),
    ...readObservedCases().flatMap((it) => [...recordsIn(it)]),
  ]
  return [...new Map(found.map((record) => [spelling(record), record])).values()]
}

function recordsOfCase({ request, rows }: Case): Iterable<unknown> {
  if (request.op !== 'decode' && request.op !== 'migrate') return recordsIn(request)
  if ('session' in request && request.session) return recordsIn(request)
  if (request.container === 'jsonl' && request.bytes !== undefined)
    return readEach(Buffer.from(request.bytes, 'base64').toString().split('\n'))
  return (rows ?? []).flatMap((row) => (typeof row === 'string' ? [...read(row)] : [row]))
}

function* recordsIn(input: object): Generator<unknown> {
  for (const [name, value] of Object.entries(input)) {
    const holder = Object.hasOwn(holders, name) ? holders[name] : undefined
    if (holder && value !== null) yield* holder(value as never)
  }
}

function one(value: unknown): Iterable<unknown> {
  return [value]
}

function each(values: readonly unknown[]): Iterable<unknown> {
  return values
}

function readEach(texts: readonly string[]): Iterable<unknown> {
  return texts.flatMap((text) => [...read(text)])
}

function read(text: string): Iterable<unknown> {
  try {
    return [JSON.parse(text)]
  } catch {
    return []
  }
}

/** JSON that tells -0 from 0. */
export function spelling(record: unknown): string {
  return JSON.stringify(record, (_, value: unknown) => (Object.is(value, -0) ? { '-0': true } : value)) ?? ''
}
