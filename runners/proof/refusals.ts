import type { Case } from '../engine/cases/expand.js'

/** A refusal that a case expects: of its input, or of one attempt. */
export interface ExpectedRefusal {
  readonly subject: Case
  readonly rule: string
}

/** The refusals that a case expects, in the order of its attempts where it has some. */
export function refusalsOf(subject: Case): ExpectedRefusal[] {
  const { expect } = subject
  if (expect.outcome === 'refuse') return [{ subject, rule: expect.rule }]
  if (expect.failure) return [{ subject, rule: expect.failure.rule }]
  return (expect.verdicts ?? []).flatMap((verdict) =>
    verdict.outcome === 'accept' ? [] : [{ subject, rule: verdict.rule }],
  )
}

/** Where a case is judged, as the table `checks` names it: a place of admission, or the operation. */
export function placeOf({ request }: Case): string {
  if (request.op === 'migrate') return 'edge'
  if (request.op === 'exchange') return 'project'
  return request.op === 'admit' ? request.at : request.op
}
