import type { Trace } from './trace.js'

/** A trace as NDJSON: one object a line, each with its kind. Rules first, in the order of the notes. */
export function traceLines(trace: Trace): string {
  const kinds = {
    rule: trace.rules,
    vector: trace.vectors,
    mutant: trace.mutants,
    pointer: trace.pointers,
    function: trace.functions,
  }
  return Object.entries(kinds)
    .flatMap(([kind, rows]) => rows.map((row) => `${JSON.stringify({ kind, ...row })}\n`))
    .join('')
}
