import type { Diagnostic, Language } from './diagnostic.js'
import type { Note } from './note.js'
import type { Level } from './note-data.js'
import { isRuleLike } from './parity.js'
import type { Unit } from './prose.js'

/** The bold words that carry a level, per language. */
export const modals: Readonly<Record<Language, ReadonlyMap<string, Level>>> = {
  en: new Map<string, Level>([
    ['MUST', 'must'],
    ['MUST NOT', 'must-not'],
    ['SHOULD', 'should'],
    ['MAY', 'may'],
  ]),
  zh: new Map<string, Level>([
    ['必须', 'must'],
    ['不得', 'must-not'],
    ['应', 'should'],
    ['可以', 'may'],
  ]),
}

export interface Statement {
  readonly rule: string
  readonly note: string
  readonly en: { readonly line: number; readonly text: string }
  readonly zh: { readonly line: number; readonly text: string }
}

/**
 * Every rule is stated once, by a list item that starts with its id and has its modal word in bold; and no bold modal
 * word of a Decision or Validation section stands outside a statement.
 */
export function checkStatements(note: Note, levelOf: (rule: string) => Level | undefined): Diagnostic[] {
  const found: Diagnostic[] = []
  for (const language of ['en', 'zh'] as const) {
    const seen = new Map<string, number>()
    const file = note.files[language]
    const normative = normativeSections(note, language)
    for (const unit of note.units[language]) {
      const at = { file, line: unit.line, language }
      const modal = unit.bold.filter((word) => modals[language].has(word))
      if (unit.states === undefined || !isRuleLike(unit.states)) {
        if (modal.length === 0 || !normative.has(unit.section)) continue
        const problem = `the bold ${modal[0]} stands outside a statement`
        found.push({
          code: 'modal-outside',
          ...at,
          problem,
          remedy: 'state a rule (`area.rule-id` first) or take the bold away',
        })
        continue
      }
      const level = levelOf(unit.states)
      if (level === undefined) {
        const problem = `${unit.states} is no rule of this note`
        found.push({ code: 'rule-unknown', ...at, problem, remedy: `declare it in ${note.files.yaml} or mend the id` })
        continue
      }
      const before = seen.get(unit.states)
      seen.set(unit.states, unit.line)
      if (before !== undefined) {
        const problem = `${unit.states} is stated a second time (first on line ${before})`
        found.push({ code: 'rule-restated', ...at, problem, remedy: 'keep one statement' })
      }
      found.push(...checkModal(unit, modal, level, at))
    }
    for (const rule of Object.keys(note.data.rules)) {
      if (seen.has(rule)) continue
      const problem = `${rule} is stated nowhere in ${file}`
      const remedy = `add a list item that starts with \`${rule}\``
      found.push({
        code: 'rule-unstated',
        file: note.files.yaml,
        line: note.lineOf('rules', rule),
        language,
        problem,
        remedy,
      })
    }
  }
  return found
}

/** The statements of a note whose two sides agree, by rule. */
export function readStatements(note: Note): Statement[] {
  return note.units.en.flatMap((unit, index) => {
    const twin = note.units.zh[index]
    if (unit.states === undefined || !Object.hasOwn(note.data.rules, unit.states) || twin?.states !== unit.states)
      return []
    const side = (it: Unit) => ({ line: it.line, text: it.text.slice(it.text.indexOf('`', 1) + 1).trim() })
    return [{ rule: unit.states, note: note.slug, en: side(unit), zh: side(twin) }]
  })
}

function checkModal(
  unit: Unit,
  modal: string[],
  level: Level,
  at: { file: string; line: number; language: Language },
): Diagnostic[] {
  const expected = [...modals[at.language]].find(([, value]) => value === level)?.[0]
  if (modal.length !== 1) {
    const problem = `the statement of ${unit.states} has ${modal.length === 0 ? 'no' : 'more than one'} bold modal word`
    return [{ code: 'modal-missing', ...at, problem, remedy: `write **${expected}** once` }]
  }
  if (modals[at.language].get(modal[0] ?? '') === level) return []
  const problem = `the statement of ${unit.states} says ${modal[0]} but the rule's level is ${level}`
  return [{ code: 'modal-level', ...at, problem, remedy: `write **${expected}**, or change the level` }]
}

/** Headings of the Decision and Validation sections in the given language, matched by position. */
function normativeSections(note: Note, language: Language): Set<string> {
  const titles = (side: Language) => note.units[side].filter((unit) => unit.kind === 'heading' && unit.depth === 2)
  const own = titles(language)
  const names = titles('en').flatMap((heading, index) => {
    const twin = own[index]
    return twin && ['Decision', 'Validation'].includes(heading.text) ? [twin.text] : []
  })
  return new Set(names)
}
