import type { Inspection } from '../../inspection.js'
import { matchedCalls } from './matched.js'

/** The place of the first result in a body that failed where that of the request did not, or the other way about. */
export function failureAstray(inspection: Inspection): string | undefined {
  return matchedCalls(inspection).find(
    ({ asked, sent }) => asked.result && sent?.result && asked.result.isFailed !== sent.result.isFailed,
  )?.sent?.result?.at
}
