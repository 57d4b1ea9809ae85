import type { JsonObject } from '../verdict.js'

/** An event with the `[start, end]` pairs of its `sourceEventSeqs` written out (note 0004, Decision). */
export function expandRanges(row: JsonObject, position: number): JsonObject {
  const sources = Object.hasOwn(row, 'sourceEventSeqs') ? row.sourceEventSeqs : undefined
  if (!Array.isArray(sources) || !sources.some(Array.isArray)) return row
  return { ...row, sourceEventSeqs: sources.flatMap((entry: unknown) => members(entry, position)) }
}

/** The sequence numbers that one entry of a stored list stands for; an entry that is no pair below the bound stands for itself. */
export function members(entry: unknown, position: number): unknown[] {
  if (!isPair(entry, position)) return [entry]
  const [start, end] = entry
  return Array.from({ length: end - start + 1 }, (_, index) => start + index)
}

/** A list in a list is a pair, as rules have found before; the bound keeps a short row from filling the memory. */
function isPair(entry: unknown, position: number): entry is readonly [number, number] {
  return Array.isArray(entry) && (entry[1] as number) < position
}

/**
 * The list as a writer stores it: in a strictly rising list, each run of three or more neighbours becomes a pair; any
 * other list is written as it is.
 */
export function compressRanges(sources: readonly number[]): (number | [number, number])[] {
  if (sources.some((seq, index) => seq <= (sources[index - 1] as number))) return [...sources]
  const stored: (number | [number, number])[] = []
  for (let start = 0; start < sources.length; ) {
    let end = start
    while (sources[end + 1] === (sources[end] as number) + 1) end++
    const run = sources.slice(start, end + 1)
    if (run.length >= 3) stored.push([run[0] as number, run.at(-1) as number])
    else stored.push(...run)
    start = end + 1
  }
  return stored
}
