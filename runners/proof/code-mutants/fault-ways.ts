import type { Reference } from '../../../spec/reference/reference.js'
import { isCount, type Refusal } from '../../../spec/reference/verdict.js'
import type { Case } from '../../engine/cases/expand.js'
import { sameJson } from '../../engine/compare.js'
import type { Environment } from './environment.js'
import { fileOf, linesOf, logOf, piecesOf } from './files.js'
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
  const found = search(environment, reference, subject, bytes)?.faults ?? []
  return sameJson(inOrder(found), inOrder([...faultsOf(subject), ...further]))
}

/** A fault of a log as a whole is listed last, wherever it is. */
function inOrder(faults: readonly object[]): string[] {
  return faults.map((fault) => JSON.stringify(fault)).sort()
}

/** Where a marker of the cut cannot be read, that it is missing is no other fault, but what a recoverable read rests on. */
export const hidden: Way = (environment, reference, subject) => {
  const lines = subject.expect.outcome === 'accept' ? linesIn(subject) : undefined
  const row = lines?.findIndex((line) => line.includes('session/end-seed') && line.includes('inherited')) ?? -1
  if (!lines || row < 1) return false
  const without = (line: string) => Buffer.from(lines.with(row, line).join(''))
  const expected = [{ class: 'malformed', rule: 'framing.json', row, at: '' }]
  const unread = search(environment, reference, subject, without(garbage))?.faults
  const unsound = search(environment, reference, subject, without('{"type":"session/end-seed"}\n'))?.faults
  const log = environment.openCheck(reference, { recovery: 'recoverable', all: true })
  log.write(without(garbage))
  const verdict = log.end()
  const listed = verdict.outcome === 'refuse' ? verdict.faults?.map((it) => it.rule) : undefined
  return (
    sameJson(unread, expected) &&
    sameJson(
      unsound?.map((it) => it.row),
      [row],
    ) &&
    verdict.outcome === 'refuse' &&
    verdict.rule === 'cut.marker-missing' &&
    sameJson(listed, ['framing.json', 'cut.marker-missing'])
  )
}

/** Behind a gap an event is judged by itself. */
export const behindGap: Way = ({ openCheck }, reference, { request, expect, format }) => {
  if (request.op !== 'admit' || request.at !== 'event' || request.vocabulary || expect.outcome !== 'refuse')
    return false
  const { seq } = (request.event ?? {}) as { readonly seq?: unknown }
  const [header] = Buffer.from(logOf(format, {}) ?? '')
    .toString('utf8')
    .split('\n')
  if (!isCount(seq) || seq < 2) return false
  const log = openCheck(reference, { recovery: 'strict', all: true })
  log.write(Buffer.from(`${header}\n${numbered(seq - 1)}${JSON.stringify(request.event)}\n`))
  const verdict = log.end()
  if (verdict.outcome !== 'refuse') return false
  const [gap, fault, ...more] = verdict.faults ?? []
  const { class: refused, rule, at } = expect
  const isListed = sameJson([fault?.class, fault?.rule, fault?.row, fault?.at], [refused, rule, 2, at])
  const isPlaced = fault?.judgedAt === 'decode' || fault?.judgedAt === 'event'
  return gap?.rule === 'framing.dense' && gap.judgedAt === 'decode' && isListed && isPlaced && more.length === 0
}

const longestList = 1000

/** Of many faults the first are listed, and the others counted. */
export const manyFaults: Way = ({ openCheck }, reference, subject) => {
  const { expect } = subject
  const lines = expect.outcome === 'refuse' && expect.rule === 'framing.json' ? linesIn(subject) : undefined
  if (!lines) return false
  const listed = (count: number) => {
    const log = openCheck(reference, { recovery: 'strict', all: true })
    log.write(Buffer.from(`${lines.join('')}${garbage.repeat(count)}`))
    const verdict = log.end()
    return verdict.outcome === 'refuse' ? [verdict.faults?.length, verdict.moreFaults] : []
  }
  return sameJson(
    [listed(longestList - 1), listed(longestList + 1)],
    [
      [longestList, undefined],
      [longestList, 2],
    ],
  )
}

/** The same of warnings: an event that one is on, again and again. */
export const manyWarnings: Way = ({ openCheck }, reference, { request, expect, format }) => {
  if (request.op !== 'admit' || request.at !== 'event' || request.vocabulary || expect.outcome !== 'accept')
    return false
  const event = (request.event ?? {}) as { readonly type?: unknown; readonly seq?: unknown }
  const log = event.type === 'plan/mode' && expect.warnings?.length === 1 ? logOf(format, event) : undefined
  const { seq } = event
  if (!log || !isCount(seq)) return false
  const checked = openCheck(reference, { recovery: 'strict' })
  checked.write(log)
  for (let more = 1; more <= longestList; more++)
    checked.write(Buffer.from(`${JSON.stringify({ ...event, seq: seq + more })}\n`))
  const verdict = checked.end()
  return verdict.outcome === 'accept' && verdict.warnings.length === longestList && verdict.moreWarnings === 1
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
