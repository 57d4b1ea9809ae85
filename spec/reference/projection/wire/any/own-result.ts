import type { WireFunction } from '../../../rule-function.js'
import { matchedCalls } from '../reading/matched.js'
import { isTelling } from '../reading/placed.js'
import { stringsOf } from '../reading/walk.js'

/** `wire.any.own-result` (note 0024): a call is given its own result, and not that of another. */
export const anyOwnResult: WireFunction = (inspection) =>
  matchedCalls(inspection).find(({ asked, sent }) => {
    const given = stringsOf(sent?.result?.content)
    return (
      sent?.result !== undefined &&
      asked.result?.content.some(
        ({ type, text }) => type === 'text' && isTelling(text) && !given.some((it) => it.includes(text)),
      )
    )
  })?.sent?.result?.at
