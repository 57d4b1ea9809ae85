import type { CaseResult, ImplementationFacts, UnchargedBreakdown } from '../engine/result.js'

/** One line of the result stream: what `--json` prints and every other report is a function of. */
export function resultRecord(result: CaseResult): object {
  const { subject, state, differences, reason, milliseconds, answer, stderr } = result
  return {
    kind: 'result',
    id: subject.id,
    rules: subject.vector.rules,
    state,
    expected: subject.expect,
    ...(answer === undefined ? {} : { actual: withoutSession(answer) }),
    ...(differences.length === 0 ? {} : { differences }),
    ...(reason === undefined ? {} : { reason }),
    ...(stderr ? { stderr } : {}),
    ...(milliseconds === undefined ? {} : { milliseconds: Math.round(milliseconds * 1000) / 1000 }),
  }
}

/** What broke without being the fault of one case: between the results where it came, in a file after them. */
export function breakdownRecord({ state, reason, inFlight, stderr }: UnchargedBreakdown): object {
  return { kind: 'breakdown', state, reason, inFlight: inFlight.map(({ id }) => id), ...(stderr ? { stderr } : {}) }
}

/** The first line of the stream: who was tested with what. */
export function runRecord(kit: string, implementation: ImplementationFacts, command: string, cases: number): object {
  return { kind: 'run', kit, protocol: 1, implementation, command, cases }
}

function withoutSession(answer: Readonly<Record<string, unknown>>): object {
  const { session: _session, id: _id, ...rest } = answer
  return rest
}
