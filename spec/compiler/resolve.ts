import type { Diagnostic } from './diagnostic.js'
import type { Rule } from './ir.js'
import type { Note } from './note.js'
import type { RuleData, RuleSettings } from './note-data.js'
import type { Statement } from './statements.js'

/** A long note is two notes. */
export const ruleLimit = 45

const fallback: RuleSettings = { level: 'must', effect: 'refuse', since: 0, at: ['decode'], refuse: 'malformed' }

/** The settings of a rule after the defaults of its note. */
export function settingsOf(note: Note, rule: RuleData): Omit<RuleSettings, 'refuse'> & { refuse: Rule['refuse'] } {
  const { refuse, ...own } = rule
  const merged = { ...fallback, ...note.data.defaults, ...own }
  const inherited = note.data.defaults.refuse ?? fallback.refuse
  return { ...merged, refuse: typeof refuse === 'object' ? refuse : { default: refuse ?? inherited } }
}

/** Rules of all notes with their defaults, in order. A rule that a note declares twice, or revives, is a fault. */
export function resolveRules(
  notes: readonly Note[],
  statements: ReadonlyMap<string, Statement>,
): { rules: Rule[]; diagnostics: Diagnostic[] } {
  const rules: Rule[] = []
  const diagnostics: Diagnostic[] = []
  const first = new Map<string, Note>()
  const buried = new Map(
    notes.flatMap((note) => Object.keys(note.data.tombstones ?? {}).map((id) => [id, note] as const)),
  )
  for (const note of notes) {
    const declared = Object.entries(note.data.rules)
    if (declared.length > ruleLimit) {
      const problem = `${note.slug} has ${declared.length} rules; a note has at most ${ruleLimit}`
      diagnostics.push({
        code: 'rule-limit',
        file: note.files.yaml,
        line: note.lineOf('rules'),
        problem,
        remedy: 'split the note',
      })
    }
    for (const [id, data] of declared) {
      const at = { file: note.files.yaml, line: note.lineOf('rules', id) }
      const grave = buried.get(id)
      if (grave) {
        const problem = `${id} was withdrawn (${grave.files.yaml}:${grave.lineOf('tombstones', id)}); an id is never reused`
        diagnostics.push({ code: 'rule-tombstone', ...at, problem, remedy: 'choose another id' })
      }
      const earlier = first.get(id)
      if (earlier) {
        const problem = `${id} is also declared in ${earlier.files.yaml}:${earlier.lineOf('rules', id)}`
        diagnostics.push({ code: 'rule-duplicate', ...at, problem, remedy: 'keep one' })
        continue
      }
      first.set(id, note)
      const settings = settingsOf(note, data)
      if (settings.effect === 'refuse' && data.schema === undefined && data.function === undefined) {
        const problem = `${id} refuses, but neither a schema constraint nor a function judges it`
        diagnostics.push({ code: 'rule-unreachable', ...at, problem, remedy: 'give it `schema` or `function`' })
      }
      const statement = statements.get(id)
      if (!statement) continue // reported as unstated, or as a difference of the two sides
      rules.push({
        id,
        note: note.slug,
        level: settings.level,
        effect: settings.effect,
        since: settings.since,
        until: settings.until,
        at: settings.at,
        refuse: settings.refuse,
        events: listOf(data.events),
        schema: listOf(data.schema),
        code: data.code,
        function: data.function,
        statement,
      })
    }
  }
  return { rules, diagnostics }
}

export function listOf(value: string | string[] | undefined): string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value
}
