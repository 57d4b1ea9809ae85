import type { Specification } from '../../../spec/reference/specification.js'
import { projectionName, type ValidatorSource, type Validators } from '../../../spec/reference/validators.js'
import type { Case } from '../../engine/cases/expand.js'
import { interpretSchema } from '../interpret-schema.js'

/**
 * What cases leave behind on the reference: `asked <tree><path>` for each constraint that a value was held against,
 * `failed <tree><path>` for each that did not hold, `broken <rule>`, `acted <step>`, and `type <type>` for each type of event that
 * stands in them. All of it is of the format of the case.
 */
export type Traces = ReadonlyMap<string, readonly number[]>

/** The lists with validators and functions that note what is asked of them. */
export function traced(lists: Specification, note: (mark: string) => void): Specification {
  const known = new Map<string, Validators>()
  const validators: ValidatorSource = (projection) => {
    const name = projectionName(projection)
    const found = known.get(name) ?? tracedValidators(lists, projection, note)
    known.set(name, found)
    return found
  }
  const functions = Object.fromEntries(
    Object.entries(lists.functions).map(([rule, judged]) => {
      const isStep = lists.rules[rule]?.function?.endsWith('step') === true
      const noted = (...input: readonly unknown[]) => {
        const given = (judged as (...input: readonly unknown[]) => unknown)(...input)
        // what a step does beside its record is done in silence
        if (isStep) note(`acted ${rule}`)
        else if (given !== undefined) note(`broken ${rule}`)
        return given
      }
      return [rule, Object.assign(noted, judged)]
    }),
  ) as unknown as Specification['functions']
  return { ...lists, validators, functions }
}

function tracedValidators(
  lists: Specification,
  { format, target, schema }: Parameters<ValidatorSource>[0],
  note: (mark: string) => void,
): Validators {
  const rules = lists.formats[format]?.targets[target]?.rules ?? {}
  const validate = interpretSchema(schema(), (path) => note(`asked ${target}${path}`))
  const noted: typeof validate = (value) => {
    const holds = validate(value)
    noted.errors = validate.errors ?? null
    for (const { schemaPath, params } of validate.errors ?? []) {
      const path = params.missingProperty === undefined ? schemaPath : `${schemaPath}/${params.missingProperty}`
      note(`failed ${target}${path}`)
      note(`broken ${rules[path]}`)
    }
    return holds
  }
  return { first: noted, every: noted }
}

/** The types of events that may stand in a case: every one that its text holds. */
export function typesIn({ request, rows }: Case, types: readonly string[]): string[] {
  const file = 'bytes' in request ? Buffer.from(request.bytes ?? '', 'base64').toString('latin1') : ''
  const text = `${JSON.stringify({ ...request, bytes: '' })}\n${JSON.stringify(rows) ?? ''}\n${file}`
  return types.filter((type) => text.includes(type))
}
