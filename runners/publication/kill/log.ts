/** A log of so many turns in format 3, as text. */
export function logOfTurns(turns: number): string {
  const header = { type: 'session', version: 3, id: 's-1', createdAt: 1, isSeeded: false, delegationDepth: 0 }
  const rows: object[] = [header]
  for (let turn = 1; turn <= turns; turn++) {
    const [start, end] = [2 * turn - 2, 2 * turn - 1]
    rows.push({ type: 'turn/start', seq: start, time: start, data: { turn } })
    rows.push({ type: 'turn/end', seq: end, time: end, data: { turn, reason: { kind: 'completed' } } })
  }
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('')
}
