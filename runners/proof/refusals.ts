import type { Case } from '../engine/cases/expand.js'

/** A refusal that a case expects: of its input, or of one attempt. */
export interface ExpectedRefusal {
  readonly subject: Case
  readonly rule: string
  /** What became of it instead, in an answer to the same case. */
  readonly outcomeIn: (answer: Readonly<Record<string, unknown>>) => unknown
}

/** The refusals that a case expects, in the order of its attempts where it has some. */
export function refusalsOf(subject: Case): ExpectedRefusal[] {
  const { expect } = subject
  if (expect.outcome === 'refuse') return [{ subject, rule: expect.rule, outcomeIn: ({ outcome }) => outcome }]
  return (expect.verdicts ?? []).flatMap((verdict, index) => {
    if (verdict.outcome === 'accept') return []
    const outcomeIn: ExpectedRefusal['outcomeIn'] = ({ verdicts }) =>
      (verdicts as readonly { readonly outcome?: unknown }[] | undefined)?.[index]?.outcome
    return [{ subject, rule: verdict.rule, outcomeIn }]
  })
}

/** Where a case is judged, as the table `checks` names it: a place of admission, or the operation. */
export function placeOf({ request }: Case): string {
  if (request.op === 'migrate') return 'edge'
  if (request.op === 'publish') return 'publish'
  return request.op === 'admit' ? request.at : request.op
}
