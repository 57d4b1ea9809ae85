import type { Step } from '../session-log.js'

/** Where a log stops being one that was inherited from the Session that it was forked from. Note 0009. */
export const seeds: readonly Step[] = [
  {
    id: 'end-seed',
    weight: 2,
    may: () => true,
    write: (log) => {
      const isInherited = log.header.isSeeded === true
      log.compaction = undefined
      const seq = log.write('session/end-seed', isInherited ? { inherited: true } : {})
      if (isInherited) log.cut = seq
    },
  },
]
