import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'
import type { Diagnostic } from './diagnostic.js'
import type { Note } from './note.js'
import { isRuleLike } from './parity.js'

/** `[hash of the English unit, hash of the Chinese unit]` that somebody has read side by side. */
export type ConfirmedPair = readonly [string, string]

/** The pairs of a note as it stands. Units that one side lacks have no pair. */
export function unitPairs(note: Note): ConfirmedPair[] {
  return note.units.en.flatMap((unit, index) => {
    const twin = note.units.zh[index]
    return twin ? [[hash(unit.kind, unit.text), hash(twin.kind, twin.text)] as const] : []
  })
}

/** The name of a unit on the command line: the rule that it states, or its 1-based number in the note. */
export function unitName(note: Note, index: number): string {
  const states = note.units.en[index]?.states
  return isRuleLike(states) && states !== undefined ? states : `${note.slug.slice(0, 4)}#${index + 1}`
}

/** Pairs that nobody has confirmed, as a difference of two lists, so that an insertion is one entry. */
export function checkLock(note: Note): Diagnostic[] {
  const pairs = unitPairs(note)
  return unconfirmed(pairs, readLock(note.lock)).map(({ index, side }) => {
    const unit = note.units.en[index]
    const twin = note.units.zh[index]
    const name = unitName(note, index)
    const changed = side === 'both' ? 'is new or changed in both languages' : `changed in ${side} only`
    return {
      code: 'unit-unconfirmed',
      file: side === 'Chinese' ? note.files.zh : note.files.en,
      line: (side === 'Chinese' ? twin?.line : unit?.line) ?? 1,
      language: side === 'Chinese' ? 'zh' : 'en',
      problem: `the unit ${name} ${changed} since the two sides were last confirmed (${note.files.zh}:${twin?.line})`,
      remedy: `read both sides, then run: sessionproof compile --confirm ${name}`,
    } satisfies Diagnostic
  })
}

/** The lock after the named units were confirmed; others keep what they had. */
export function confirm(note: Note, isNamed: (name: string, index: number, note: string) => boolean): ConfirmedPair[] {
  const locked = readLock(note.lock)
  const stale = new Set(unconfirmed(unitPairs(note), locked).map(({ index }) => index))
  return unitPairs(note).filter(
    (_, index) => !stale.has(index) || isNamed(unitName(note, index), index, note.slug.slice(0, 4)),
  )
}

export function formatLock(pairs: readonly ConfirmedPair[]): string {
  return `[\n${pairs.map((pair) => `  ${JSON.stringify(pair)}`).join(',\n')}\n]\n`
}

function unconfirmed(
  pairs: ConfirmedPair[],
  locked: ConfirmedPair[],
): { index: number; side: 'English' | 'Chinese' | 'both' }[] {
  const found: { index: number; side: 'English' | 'Chinese' | 'both' }[] = []
  const english = new Set(locked.map(([en]) => en))
  const chinese = new Set(locked.map(([, zh]) => zh))
  let index = 0
  for (const part of diffArrays(locked.map(String), pairs.map(String))) {
    if (part.removed) continue
    for (const _ of part.value) {
      const [en, zh] = pairs[index] ?? ['', '']
      if (part.added) found.push({ index, side: chinese.has(zh) ? 'English' : english.has(en) ? 'Chinese' : 'both' })
      index++
    }
  }
  return found
}

function readLock(text: string | undefined): ConfirmedPair[] {
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value)
      ? value.filter((pair): pair is ConfirmedPair => Array.isArray(pair) && pair.length === 2)
      : []
  } catch {
    return [] // an unreadable lock confirms nothing: every unit is reported
  }
}

function hash(kind: string, text: string): string {
  return createHash('sha256')
    .update(`${kind}\n${text.normalize('NFC')}`)
    .digest('hex')
    .slice(0, 16)
}
