import type { LogVerdict } from '../../../spec/reference/log-verdict.js'
import type { Reference } from '../../../spec/reference/reference.js'
import type { Case } from '../../engine/cases/expand.js'
import { sameJson } from '../../engine/compare.js'
import type { Environment } from './environment.js'
import { fileOf, linesOf, piecesOf } from './files.js'
import type { Way } from './ways.js'

/** A reader that is told to stop, and told more all the same, says so again and judges as before. */
export const stopped: Way = (environment, reference, subject) => {
  const file = fileOf(subject)
  const { expect } = subject
  if (!file || expect.outcome !== 'refuse' || subject.request.op !== 'decode') return false
  const log = opened(environment, reference, subject, false)
  const answers = [...piecesOf(file, 7)].map((piece) => log.write(piece))
  const first = answers.indexOf(false)
  const verdict = log.end()
  return (
    first >= 0 &&
    answers.slice(first).every((answer) => !answer) &&
    verdict.outcome === 'refuse' &&
    sameJson([expect.rule, expect.row ?? 0, expect.at], [verdict.rule, verdict.row, verdict.at])
  )
}

/** What `check` shows beside a verdict is what stands in the file at the place of the fault. */
export const shown: Way = (environment, reference, subject) => {
  const verdict = checked(environment, reference, subject, false)
  const { expect } = subject
  if (verdict?.outcome === 'accept' && expect.outcome === 'accept' && verdict.dropped && expect.dropped) {
    const { row, at, found } = verdict.dropped
    return row === expect.dropped.row && found === textAt(subject, row, at)
  }
  if (verdict?.outcome !== 'refuse' || expect.outcome !== 'refuse' || expect.rule !== verdict.rule) return false
  return verdict.found === textAt(subject, expect.row ?? verdict.row, expect.at)
}

/** The same of the one fault that is listed. */
export const shownInList: Way = (environment, reference, subject) => {
  const verdict = checked(environment, reference, subject, true)
  const { expect } = subject
  if (!verdict || verdict.outcome === 'not-judged' || expect.outcome !== 'refuse') return false
  const [fault, ...more] = verdict.faults ?? []
  const isAlone = fault !== undefined && more.length === 0 && fault.rule === expect.rule
  if (subject.request.op === 'decode' && fault?.judgedAt !== 'decode') return false
  return isAlone && fault.found === textAt(subject, expect.row ?? fault.row, expect.at)
}

/** Kept as a person reads it: not longer than a line of a terminal or two. */
const longest = 160

/** The value at a place of a row as JSON, or the row itself where it is none. */
function textAt(subject: Case, row = 0, at = ''): string | undefined {
  const line = linesOf(subject)?.[row]
  if (line === undefined) return undefined
  const value = valueAt(line, at)
  const text = value === undefined ? undefined : JSON.stringify(value)
  return text !== undefined && text.length > longest ? `${text.slice(0, longest)}…` : text
}

function valueAt(line: string, at: string): unknown {
  let value: unknown = line
  try {
    value = JSON.parse(line)
  } catch {
    return line
  }
  for (const step of at.split('/').slice(1)) {
    const key = step.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Readonly<Record<string, unknown>>)[key]
  }
  return value
}

function checked(environment: Environment, reference: Reference, subject: Case, all: boolean): LogVerdict | undefined {
  const file = fileOf(subject)
  if (!file) return undefined
  const { decompressor, checkLog } = environment
  if (!all) return checkLog(reference, file.bytes, file.recovery, file.isContainer ? decompressor : undefined)
  const log = opened(environment, reference, subject, all)
  log.write(file.bytes)
  return log.end()
}

function opened({ openCheck, decompressor }: Environment, reference: Reference, subject: Case, all: boolean) {
  const file = fileOf(subject)
  const recovery = file?.recovery ?? 'strict'
  return openCheck(reference, { recovery, decompressor: file?.isContainer ? decompressor : undefined, all })
}
