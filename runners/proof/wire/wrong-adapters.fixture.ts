import { adaptersOf, stagesOf } from '../../../spec/reference/projection/adapters.js'
import { buildReference, type Reference } from '../../../spec/reference/reference.js'
import { type Specification, specification } from '../../../spec/reference/specification.js'
import type { JsonObject } from '../../../spec/reference/verdict.js'
import type { FormatRecord } from '../../../spec/rule-record.js'
import type { ProjectRequest } from '../../protocol/types.js'
import { goldenCases } from '../mutants/golden-cases.js'
import { checkMutants } from '../mutants/table-mutants.js'

type Question = Omit<ProjectRequest, 'id'>

/** An adapter that is wrong in one place. */
export interface WrongAdapter {
  readonly name: string
  /** The format and the adapters that it differs from the reference in; all of both where it says nothing. */
  readonly format?: number
  readonly adapter?: string
  /** The rule that it was made to break, where it was made by hand. */
  readonly rule?: string
  readonly lists: () => Specification
}

const reference = buildReference()
const formats: readonly FormatRecord[] = Object.values(specification.formats)
/** The requests of the project vectors that the reference sends, what it sends, and the rules that this has to meet. */
const asked = goldenCases().flatMap(({ request }) => {
  if (request.op !== 'project') return []
  const record = formats.find(({ format }) => format === request.format)
  const own = record && adaptersOf(record, 'project').includes(request.adapter) && bodyOf(reference, request)
  return record && own ? [{ question: request, own, rules: new Set(rulesOf(record, request.adapter)) }] : []
})

/** The wire rules that hold of adapters which the reference has. */
export function wireRules(): string[] {
  const rules = formats.flatMap((format) =>
    adaptersOf(format, 'project').flatMap((adapter) => rulesOf(format, adapter)),
  )
  return [...new Set(rules)]
}

/** The reference with a step of a projection lost, or with two exchanged. */
export function derivedAdapters(): WrongAdapter[] {
  return checkMutants(specification).flatMap(({ id, operator, lists }) => {
    const [format = '', at, stage, index = ''] = id.slice(operator.length + 1).split(' ')
    if (!operator.startsWith('step-') || at !== 'project') return []
    const row = formats.find((it) => it.format === Number(format))?.checks[Number(index)]
    if (row?.stage !== stage) throw new Error(`${id} names another row`)
    return [{ name: id, format: Number(format), lists, ...(row?.adapter ? { adapter: row.adapter } : {}) }]
  })
}

/**
 * For each wire rule the first of some wrong adapters that it catches: which makes, of a request of the project vectors,
 * a body that breaks the rule, where the body of the reference does not.
 */
export function caughtBy(wrong: readonly WrongAdapter[], wanted: readonly string[]): Map<string, string> {
  const caught = new Map<string, string>()
  for (const one of wrong) {
    const open = one.rule === undefined ? wanted : wanted.filter((rule) => rule === one.rule)
    const made = buildReference(one.lists())
    for (const { question, own, rules } of asked) {
      if (one.format !== undefined && question.format !== one.format) continue
      if (one.adapter !== undefined && question.adapter !== one.adapter) continue
      const left = open.filter((rule) => rules.has(rule) && !caught.has(rule))
      if (left.length === 0) continue
      const body = bodyOf(made, question)
      if (!body || JSON.stringify(own) === JSON.stringify(body)) continue
      for (const rule of left)
        if (!isBroken(question, own, rule) && isBroken(question, body, rule)) caught.set(rule, one.name)
    }
  }
  return caught
}

function isBroken({ format, adapter, request }: Question, body: JsonObject, rule: string): boolean {
  return reference.get(format)?.inspect(adapter, { ...request }, body, new Set([rule])).outcome === 'refuse'
}

/** What is sent; undefined where the request is refused, or the wrong adapter breaks. */
function bodyOf(lists: Reference, { format, adapter, route, request }: Question): JsonObject | undefined {
  try {
    const made = lists.get(format)?.project(adapter, route as never, { ...request })
    return made?.outcome === 'accept' ? made.body : undefined
  } catch {
    return undefined
  }
}

function rulesOf(format: FormatRecord, adapter: string): readonly string[] {
  return stagesOf(format, 'inspect', adapter).flatMap(({ rules }) => rules)
}
