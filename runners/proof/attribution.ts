import type { Case } from '../engine/cases/expand.js'
import { describeOutcome } from '../reports/failure.js'

type Answer = Readonly<Record<string, unknown>>

/** Answers a case as the reference without some rules does; the reason why it has no answer, where it breaks. */
export type AnswerWithout = (rules: readonly string[], subject: Case) => { answer?: Answer; reason?: string }

/**
 * Why cases do not fail for the reason that they claim, one line each; nothing where they do.
 *
 * What claims one fault is accepted once its rule is dropped: an input, an attempt, or the rows that a recoverable read
 * withheld. What lists several meets them in their order, dropping one after the other, and is accepted without all of
 * them. A warning goes with its rule and takes no other along.
 */
export function attributionFaults(cases: readonly Case[], without: AnswerWithout): string[] {
  return cases.flatMap((subject) => {
    if (subject.vector.scored === false) return []
    return [
      ...claimsOf(subject).map((it) => claimFault(it, subject, without)),
      ...warningFaults(subject, without),
    ].flatMap((fault) => (fault === undefined ? [] : [`${subject.id}: ${fault}`]))
  })
}

/** Something that a case expects to be refused, or withheld. */
interface Claim {
  readonly rule: string
  /** The rule that it fails by in an answer; undefined where it is taken. */
  readonly failure: (answer: Answer) => unknown
}

function claimsOf({ expect }: Case): Claim[] {
  const whole = (answer: Answer) => refusedBy(answer) ?? (answer.dropped as Answer | undefined)?.rule
  if (expect.outcome === 'refuse') return [{ rule: expect.rule, failure: whole }]
  const attempts = (expect.verdicts ?? []).flatMap((verdict, index): Claim[] => {
    if (verdict.outcome === 'accept') return []
    const attempt = ({ verdicts }: Answer) => (verdicts as readonly Answer[] | undefined)?.[index] ?? {}
    return [{ rule: verdict.rule, failure: (answer) => refusedBy(answer) ?? refusedBy(attempt(answer)) }]
  })
  if (expect.failure)
    return [
      {
        rule: expect.failure.rule,
        failure: (answer) => (answer.failure as Answer | undefined)?.rule ?? refusedBy(answer),
      },
    ]
  const rule = expect.dropped?.rule
  return rule === undefined ? attempts : [...attempts, { rule, failure: whole }]
}

function refusedBy({ outcome, rule }: Answer): unknown {
  return outcome === 'refuse' ? rule : undefined
}

/** The faults of a case are those of the claim that begins with the first of them. */
function claimFault({ rule, failure }: Claim, subject: Case, without: AnswerWithout): string | undefined {
  const listed = subject.vector.faults ?? []
  const faults = listed[0] === rule ? listed : [rule]
  for (const index of [...faults.keys(), faults.length]) {
    const dropped = faults.slice(0, index)
    const { answer, reason } = without(dropped, subject)
    const met = answer ? failure(answer) : reason
    if (met === faults[index] && (answer || index < faults.length)) continue
    const seen = answer ? describeOutcome(answer as never, 'en') : (reason ?? 'no answer')
    const where = dropped.length === 0 ? 'with every rule' : `without ${dropped.join(', ')}`
    return `claims ${faults.join(', ')}; ${where} it is ${seen}; ${remedyOf(index, faults.length)}`
  }
  return undefined
}

function remedyOf(met: number, listed: number): string {
  if (met === listed) return 'mend the input, or list all that it breaks in `faults`'
  return listed === 1 ? 'name the rule that it breaks' : 'put `faults` into the order of checks'
}

function warningFaults(subject: Case, without: AnswerWithout): (string | undefined)[] {
  const { expect } = subject
  if (expect.outcome !== 'accept') return []
  const claimed = expect.warnings ?? []
  return [...new Set(claimed.map(({ rule }) => rule))].map((rule) => {
    const { answer, reason } = without([rule], subject)
    const given = ((answer?.warnings ?? []) as { rule: string; at: string }[]).map(({ rule: of, at }) => `${of} ${at}`)
    const left = claimed.filter((it) => it.rule !== rule).map(({ rule: of, at }) => `${of} ${at}`)
    if (answer?.outcome === 'accept' && given.join(', ') === left.join(', ')) return undefined
    const seen = answer ? `warns of ${given.join(', ') || 'nothing'}` : (reason ?? 'no answer')
    return `is warned of by ${rule}; without it the reference ${seen}; name the rule that gives each warning`
  })
}
