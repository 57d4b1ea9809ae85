import type { StreamRecordFunction } from '../../rule-function.js'
import { asObject } from '../../verdict.js'
import { deltaOf, runOfDelta } from '../record.js'

/** `stream-record.delta` (note 0022): what a delta brings is text. */
export const delta: StreamRecordFunction = (record) => {
  const chunk = asObject(deltaOf(record))
  const run = runOfDelta(chunk)
  if (!run) return undefined
  const isCall = run.delta === 'tool-call-delta'
  const texts = [...(isCall ? ['id'] : []), ...(isCall && Object.hasOwn(chunk, 'name') ? ['name'] : []), run.part]
  const wrong = texts.find((key) => typeof chunk[key] !== 'string')
  return wrong === undefined ? undefined : `/chunk/${wrong}`
}
