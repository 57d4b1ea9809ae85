import { formats } from '../../spec/generated/formats.js'
import { rules } from '../../spec/generated/rules.js'
import type { FormatRecord, RuleRecord } from '../../spec/rule-record.js'
import { stagesOf } from '../judged-at.js'
import type { Question } from '../question.js'

/**
 * What the notes spell out about what a question is about: constants and members of constraints, types of events, and the
 * code spans of statements. A fault that is told no rule still has to know the words of the format, or it would never say
 * one in the wrong place.
 */
export class Dictionary {
  readonly #strings = new Set<string>()
  readonly #members = new Set<string>()
  readonly #byMember = new Map<string, Set<string>>()
  readonly #together: (readonly string[])[] = []

  /** Texts that mean something there. */
  readonly strings: readonly string[]
  /** Names that members have there. */
  readonly members: readonly string[]

  constructor(schemas: readonly unknown[], types: readonly string[], statements: readonly string[]) {
    for (const type of types) this.#strings.add(type)
    for (const schema of schemas) this.#learnSchema(schema, '')
    for (const statement of statements) this.#learnStatement(statement)
    this.strings = [...this.#strings]
    this.members = [...this.#members]
  }

  /** Texts that are said of members with this name; none where there is none. */
  stringsOf(member: string): readonly string[] {
    return [...(this.#byMember.get(member) ?? [])]
  }

  /** Names that stand beside some of these in a constraint or in a statement. */
  membersBeside(names: readonly string[]): readonly string[] {
    const own = new Set(names)
    const sets = this.#together.filter((set) => set.some((name) => own.has(name)))
    return [...new Set(sets.flat())].filter((name) => !own.has(name))
  }

  /** Takes in the words of a constraint tree; `member` is the one that it judges. */
  #learnSchema(schema: unknown, member: string): void {
    if (typeof schema !== 'object' || schema === null) return
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'const' || keyword === 'enum')
        for (const it of [value].flat()) if (typeof it === 'string') this.#keep(member, it)
      if (keyword !== 'properties') this.#learnSchema(value, member)
      else {
        this.#together.push(Object.keys(value as object))
        for (const [name, inside] of Object.entries(value as object)) {
          this.#members.add(name)
          this.#learnSchema(inside, name)
        }
      }
    }
  }

  /** Takes in the code spans of a statement, each of which may be the name of a member or what a member says. */
  #learnStatement(statement: string): void {
    const spans = [...statement.matchAll(/`([^`]+)`/g)].map(([, span]) => span as string)
    const names = [...new Set(spans.flatMap((span) => span.split('.')))].filter((it) => /^[A-Za-z_]\w*$/.test(it))
    this.#together.push(names)
    for (const name of names) {
      this.#members.add(name)
      for (const span of spans) if (span !== name) this.#keep(name, span)
    }
    for (const span of spans) this.#strings.add(span)
  }

  #keep(member: string, word: string): void {
    this.#strings.add(word)
    const known = this.#byMember.get(member) ?? new Set()
    this.#byMember.set(member, known.add(word))
  }
}

const known = new Map<string, Dictionary>()

/** The words of all that is judged where a question is asked. */
export function dictionaryOf(question: Question): Dictionary {
  const { op, at, format, input } = question
  const key = `${op} ${at} ${format} ${input.adapter}`
  const found = known.get(key) ?? made(question)
  known.set(key, found)
  return found
}

function made(question: Question): Dictionary {
  const { targets, events } = formats[question.format as 2 | 3 | 4] as FormatRecord
  const ids = new Set(stagesOf(question).flatMap((stage) => stage.rules))
  const judged = [...ids].map((id) => (rules as Readonly<Record<string, RuleRecord>>)[id] as RuleRecord)
  const isOfEvents = judged.some(({ schema }) => schema.length > 0)
  const schemas = isOfEvents ? Object.values(targets).map(({ schema }) => schema) : []
  const types = isOfEvents ? events.map(({ type }) => type) : judged.flatMap((rule) => rule.events)
  return new Dictionary(
    schemas,
    types,
    judged.map(({ statement }) => statement.en),
  )
}
