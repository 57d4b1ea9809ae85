import type { Reference } from '../../../spec/reference/reference.js'
import type { Refusal } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import { sameJson } from '../../engine/compare.js'
import type { Environment } from './environment.js'
import { fileOf, linesOf, piecesOf } from './files.js'
import type { Way } from './ways.js'

/** What goes on past faults, alone: in a whole check the verdict is listed even where it finds nothing. */
export const faults: Way = (environment, reference, subject) => {
  const file = fileOf(subject)
  if (!file) return false
  const { expect, rows } = subject
  const found = search(environment, reference, subject, file.bytes)
  const isComplete = expect.outcome === 'refuse' || rows === undefined || found?.events === rows.length - 1
  return isComplete && sameJson(found?.faults, faultsOf(subject))
}

const garbage = 'no record\n'
const numbered = (seq: number) =>
  `${JSON.stringify({ type: 'other/event', seq, time: 1, data: {}, ignorable: true })}\n`

/** Behind the fault of a case another is found, a row from which the numbers go on, and one that repeats its number. */
export const beyond: Way = (environment, reference, subject) => {
  const lines = subject.expect.outcome === 'refuse' ? linesIn(subject) : undefined
  if (!lines) return false
  const bytes = Buffer.from(`${lines.join('')}${garbage}${numbered(1000)}${numbered(1001)}${numbered(1001)}`)
  const further = [
    { class: 'malformed', rule: 'framing.json', row: lines.length, at: '' },
    { class: 'malformed', rule: 'framing.dense', row: lines.length + 3, at: '/seq' },
  ]
  return sameJson(search(environment, reference, subject, bytes)?.faults, [...faultsOf(subject), ...further])
}

/** Where a marker of the cut cannot be read, that it is missing is no other fault. */
export const hidden: Way = (environment, reference, subject) => {
  const lines = subject.expect.outcome === 'accept' ? linesIn(subject) : undefined
  const row = lines?.findIndex((line) => line.includes('session/end-seed') && line.includes('inherited')) ?? -1
  if (!lines || row < 1) return false
  const bytes = Buffer.from(lines.with(row, garbage).join(''))
  const expected = [{ class: 'malformed', rule: 'framing.json', row, at: '' }]
  return sameJson(search(environment, reference, subject, bytes)?.faults, expected)
}

/** A row that is at fault, and can be no marker of the cut, hides no fault on the cut. */
export const alongside: Way = (environment, reference, subject) => {
  const [fault] = faultsOf(subject)
  const lines = fault && linesIn(subject)
  if (!lines) return false
  const bytes = Buffer.from(`${lines.join('')}{"type":"turn/start"}\n`)
  const found = search(environment, reference, subject, bytes)?.faults ?? []
  const [other, ...more] = found.filter((it) => !sameJson(it, fault))
  return found.length === 2 && more.length === 0 && other?.row === lines.length
}

/** The faults that the expectation of a case speaks of. */
export function faultsOf({ expect }: Case): readonly object[] {
  if (expect.outcome === 'accept') return []
  const { class: refused, rule, row = 0, at } = expect
  return [{ class: refused, rule, row, at }]
}

/** The lines of a JSONL file that ends in a complete one. */
function linesIn(subject: Case): string[] | undefined {
  const lines = subject.request.op === 'decode' && !fileOf(subject)?.isContainer ? linesOf(subject) : undefined
  return lines?.filter((line) => line !== '').map((line) => `${line}\n`)
}

interface Found {
  readonly faults: readonly Pick<Refusal, 'class' | 'rule' | 'row' | 'at'>[]
  readonly events: number
}

function search(
  { decompressor, openContainer, parseRecord, FaultFinder }: Environment,
  reference: Reference,
  subject: Case,
  bytes: Uint8Array,
): Found | undefined {
  const codec = reference.get(subject.format)?.codec()
  if (!codec || subject.request.op !== 'decode') return undefined
  const found: Found['faults'][number][] = []
  let events = 0
  const finder = new FaultFinder(codec, {
    onFault: ({ class: refused, rule, row, at }) =>
      found.push({ class: refused, rule, ...(row === undefined ? {} : { row }), at }),
    onEvent: () => events++,
  })
  const sink = {
    frame: finder.frame.bind(finder),
    lines: (lines: readonly string[]) => lines.map(parseRecord).every((record) => finder.row(record)),
  }
  const container = openContainer(sink, fileOf(subject)?.isContainer ? decompressor : undefined)
  for (const piece of piecesOf({ bytes }, 50)) if (!container.write(piece)) break
  container.end()
  finder.end()
  return { faults: found, events }
}
