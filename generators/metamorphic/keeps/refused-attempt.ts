import { sameValue } from '../../../spec/reference/stream/same-value.js'
import { asObject } from '../../../spec/reference/verdict.js'
import type { Answer } from '../../judge.js'
import type { Variant } from '../variant.js'

/** No surface event is without a placement. */
const refused = { type: 'user/message', data: { id: 'variant' } }

/** One more attempt that is refused, anywhere among the others, which changes nothing. */
export const refusedAttempt: Variant = {
  id: 'refused-attempt',
  keeps: 'verdict',
  title: { en: 'an attempt in between that is refused', zh: '其间多一次被拒绝的尝试' },
  rules: ['append.unchanged', 'placement.required'],
  vary(draw, question) {
    const { attempts } = question.input
    if (question.op !== 'append' || !Array.isArray(attempts) || indexOf(attempts) >= 0) return undefined
    const more = attempts.toSpliced(draw.between(0, attempts.length), 0, refused)
    return { ...question, input: { ...question.input, attempts: more } }
  },
  restored(answer, varied) {
    const index = indexOf(varied.input.attempts as readonly unknown[])
    const { verdicts, warnings } = answer
    if (!Array.isArray(verdicts) || asObject(verdicts[index]).outcome !== 'refuse') return answer
    return {
      ...answer,
      verdicts: verdicts.toSpliced(index, 1),
      ...(Array.isArray(warnings) ? { warnings: warnings.map((it: Answer) => moved(it, index)) } : {}),
    }
  },
}

function indexOf(attempts: readonly unknown[]): number {
  return attempts.findIndex((attempt) => sameValue(attempt, refused))
}

/** A warning of an attempt, whose number counts from 1. */
function moved(warning: Answer, index: number): Answer {
  const { row } = warning
  return typeof row === 'number' && row > index + 1 ? { ...warning, row: row - 1 } : warning
}
