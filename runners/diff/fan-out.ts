import type { Case } from '../engine/cases/expand.js'
import type { CaseSource } from '../engine/run.js'

/**
 * One source for several readers, each of which gets every case: cases that some reader has not taken yet are kept, and
 * no others.
 */
export function fanOut(source: CaseSource, readers: number): CaseSource[] {
  const kept: Case[] = []
  let dropped = 0
  const taken: number[] = Array.from({ length: readers }, () => 0)
  const release = () => {
    const done = Math.min(...taken) - dropped
    // not one by one: the front of a list is slow to take away
    if (done < 1024) return
    kept.splice(0, done)
    dropped += done
  }
  return taken.map((_, reader) => ({
    next() {
      const at = taken[reader] as number
      if (at === dropped + kept.length) {
        const subject = source.next()
        if (!subject) return undefined
        kept.push(subject)
      }
      taken[reader] = at + 1
      const subject = kept[at - dropped]
      release()
      return subject
    },
  }))
}
