import type { Moment } from './announced.js'

/** The phases of a publication, in their order, and what begins each of them. */
export const phases = ['select', 'convert', 'sync', 'verify', 'look', 'link', 'tidy'] as const

export type Phase = (typeof phases)[number]

const first: Readonly<Record<string, Phase>> = {
  list: 'select',
  create: 'convert',
  sync: 'sync',
  identityAt: 'look',
  link: 'link',
  remove: 'tidy',
}

/** Follows a publication by its file operations: the phase that begins with one of them. */
export class PhaseClock {
  #now: Phase | undefined

  /** The phase that begins before an operation; undefined where it belongs to the one that goes on. */
  begins(operation: string, moment: Moment): Phase | undefined {
    if (moment === 'after') return undefined
    // what is opened after it was made durable is read back
    const next = operation === 'open' && this.#now === 'sync' ? 'verify' : first[operation]
    const isLater = next !== undefined && phases.indexOf(next) > (this.#now ? phases.indexOf(this.#now) : -1)
    if (!isLater) return undefined
    this.#now = next
    return next
  }
}
