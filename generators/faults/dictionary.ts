import { sample } from 'fast-check'
import { formats } from '../../spec/generated/formats.js'
import { rules } from '../../spec/generated/rules.js'
import type { FormatRecord, RuleRecord } from '../../spec/rule-record.js'
import { DocumentArbitrary } from '../document-arbitrary.js'
import type { Draw } from '../draw.js'
import { rulesOn } from '../judged-at.js'
import { migrationOf } from '../migration/pairs.js'
import type { Question } from '../question.js'
import { type Path, placesIn } from '../shrink/places.js'
import { makeExchange } from '../valid/adapters/exchange.js'
import { makeProjection } from '../valid/adapters/projection.js'
import { makeTranslation } from '../valid/adapters/translation.js'
import { oldLogQuestion } from '../valid/old-log/questions.js'
import { validPublication } from '../valid/publication.js'
import { validSelection } from '../valid/selection.js'
import { makeLogQuestion, makeSessionQuestion } from '../valid/session/questions.js'
import { smallLog } from '../valid/small-log.js'
import { validAssembly, validExpansion, validPacking } from '../valid/stream/questions.js'

/**
 * The words of what a question is about: constants and members of constraints, types of events, the code spans of
 * statements, and what valid questions of the kind say. A fault that is told no rule still has to know the words of the
 * format, or it would never say one in the wrong place.
 */
export class Dictionary {
  readonly #strings = new Set<string>()
  readonly #members = new Set<string>()
  readonly #byMember = new Map<string, Set<string>>()
  readonly #together = new Map<string, readonly string[]>()

  /** Texts that mean something there. */
  get strings(): readonly string[] {
    return [...this.#strings]
  }

  /** Names that members have there. */
  get members(): readonly string[] {
    return [...this.#members]
  }

  /** Texts that are said at such a place: of the member within the one around it, or of the member anywhere. */
  stringsAt(path: Path): readonly string[] {
    return [...new Set(keysOf(path).flatMap((key) => [...(this.#byMember.get(key) ?? [])]))]
  }

  /**
   * A text other than one that is said at such a place: most often by the member within the one around it, else by the
   * member anywhere; undefined where nothing is.
   */
  wordAt(path: Path, draw: Draw, except?: unknown): string | undefined {
    const said = keysOf(path).map((key) => [...(this.#byMember.get(key) ?? [])].filter((word) => word !== except))
    const [near = [], far = []] = said
    const some = near.length > 0 && (far.length === 0 || draw.chance(3, 4)) ? near : far
    return some.length > 0 ? draw.of(some) : undefined
  }

  /** Whether there are such texts. */
  isSaidAt(path: Path): boolean {
    return keysOf(path).some((key) => this.#byMember.has(key))
  }

  /** Names that stand beside some of these somewhere. */
  membersBeside(names: readonly string[]): readonly string[] {
    const own = new Set(names)
    const sets = [...this.#together.values()].filter((set) => set.some((name) => own.has(name)))
    return [...new Set(sets.flat())].filter((name) => !own.has(name))
  }

  addTypes(types: readonly string[]): void {
    for (const type of types) this.#strings.add(type)
  }

  /** Takes in the words of a constraint tree; `member` is the one that it judges, and `around` the one around that. */
  addSchema(schema: unknown, member = '', around = ''): void {
    if (typeof schema !== 'object' || schema === null) return
    for (const [keyword, value] of Object.entries(schema)) {
      if (keyword === 'const' || keyword === 'enum')
        for (const it of [value].flat()) if (typeof it === 'string') this.#keep(`${around}/${member}`, it)
      if (keyword !== 'properties') this.addSchema(value, member, around)
      else {
        this.#addTogether(Object.keys(value as object))
        for (const [name, inside] of Object.entries(value as object)) this.addSchema(inside, name, member)
      }
    }
  }

  /** Takes in the code spans of a statement, each of which may be the name of a member or what a member says. */
  addStatement(statement: string): void {
    const spans = [...statement.matchAll(/`([^`]+)`/g)].map(([, span]) => span as string)
    const names = [...new Set(spans.flatMap((span) => span.split('.')))].filter((it) => /^[A-Za-z_]\w*$/.test(it))
    this.#addTogether(names)
    for (const name of names) for (const span of spans) if (span !== name) this.#keep(name, span)
    for (const span of spans) this.#strings.add(span)
  }

  /** Takes in what a sound input says. */
  addSample(input: unknown): void {
    for (const [path, value] of placesIn(input)) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value)) this.#addTogether(Object.keys(value))
      if (typeof value !== 'string' || value.length > longest) continue
      for (const key of keysOf(path)) if ((this.#byMember.get(key)?.size ?? 0) < mostWords) this.#keep(key, value)
    }
  }

  #addTogether(names: readonly string[]): void {
    this.#together.set(names.join(), names)
    for (const name of names) this.#members.add(name)
  }

  #keep(key: string, word: string): void {
    this.#strings.add(word)
    const known = this.#byMember.get(key) ?? new Set()
    this.#byMember.set(key, known.add(word))
  }
}

/** What words are kept under: the member with the one around it, and the member alone. */
function keysOf(path: Path): readonly [within: string, anywhere: string] {
  let member: string | undefined
  for (let index = path.length - 1; index >= 0; index--) {
    const step = path[index]
    if (typeof step !== 'string') continue
    if (member !== undefined) return [`${step}/${member}`, member]
    member = step
  }
  return [`/${member ?? ''}`, member ?? '']
}

/** Longer texts of samples are what people write, and no words of the format. */
const longest = 40
/** So many of them at one kind of place are enough; a place with more says anything. */
const mostWords = 30
const samples = 80

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
  const dictionary = new Dictionary()
  const { targets, events } = formats[question.format as 2 | 3 | 4] as FormatRecord
  const judged = [...rulesOn(question)].map((id) => (rules as Readonly<Record<string, RuleRecord>>)[id] as RuleRecord)
  for (const { statement } of judged) dictionary.addStatement(statement.en)
  if (judged.some(({ schema }) => schema.length > 0)) {
    for (const { schema } of Object.values(targets)) dictionary.addSchema(schema)
    dictionary.addTypes(events.map(({ type }) => type))
  }
  for (const rule of judged) dictionary.addTypes(rule.events)
  for (const sample of samplesLike(question)) dictionary.addSample(sample.input)
  return dictionary
}

/** Sound questions about the same subject, whichever adapter or format they are for: what one has another may not. */
function samplesLike({ op }: Question): Question[] {
  const of = op === 'inspect' ? 'project' : op
  sampled ??= samplers.flatMap((make) =>
    sample(new DocumentArbitrary({ make, reductions: () => [] }), { seed: 1, numRuns: samples }),
  )
  return sampled.filter((question) => question.op === of)
}

/** They are made once for all dictionaries: to make them takes longer than to read them. */
let sampled: readonly Question[] | undefined

const samplers: readonly ((draw: Draw) => Question)[] = [
  (draw) => makeSessionQuestion(draw),
  (draw) => makeProjection(draw),
  (draw) => makeTranslation(draw),
  (draw) => makeExchange(draw),
  oldLogQuestion,
  (draw) => migrationOf(draw, makeLogQuestion(draw, 3)),
  validSelection,
  (draw) => validPublication(draw, smallLog),
  validAssembly,
  validPacking,
  validExpansion,
]
