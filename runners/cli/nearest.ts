/** The candidate that shares the most three-letter parts with a word; undefined where none comes near. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const parts = trigrams(word)
  const scored = candidates.map((candidate) => {
    const own = trigrams(candidate)
    const shared = [...own].filter((part) => parts.has(part)).length
    return { candidate, score: (2 * shared) / (own.size + parts.size) }
  })
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { candidate: '', score: 0 })
  return best.score > 0.5 ? best.candidate : undefined
}

function trigrams(text: string): Set<string> {
  const padded = ` ${text} `
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3)))
}
