import { inDoubt } from '../../../spec/reference/gate/in-doubt.js'
import { buildReference } from '../../../spec/reference/reference.js'
import { type Specification, specification } from '../../../spec/reference/specification.js'
import { projectionName, type ValidatorSource, type Validators } from '../../../spec/reference/validators.js'
import type { Implementation } from '../../implementations/implementation.js'
import { referenceImplementation } from '../../implementations/reference/implementation.js'
import { interpretValidators } from '../interpret-schema.js'
import { read, type SecondOpinion, secondOpinion } from './hyperjump.js'

/**
 * The reference with a schema validator of other people beside its own, as an implementation: where the two differ on a
 * value it breaks off and says so. Its schemas take a moment to compile, so that a question on which one was missing is
 * asked again.
 */
export function secondOpinionImplementation(version: string, lists: Specification = specification): Implementation {
  const known = new Map<string, Validators>()
  const missing: Promise<void>[] = []
  const validators: ValidatorSource = (projection) => {
    const name = projectionName(projection)
    const found = known.get(name)
    if (found) return found
    let opinion: SecondOpinion | undefined
    missing.push(
      secondOpinion(projection.schema()).then((it) => {
        opinion = it
      }),
    )
    const { every } = interpretValidators(projection)
    const validate: Validators['every'] = (value) => {
      const holds = every(value) === true
      validate.errors = every.errors ?? null
      // what is absent is no JSON value, and nothing that it could judge
      if (opinion && value !== undefined && opinion(read(value)) !== holds)
        throw new Error(
          `the validators disagree on ${projection.target} of format ${projection.format}: ${JSON.stringify(value)}`,
        )
      return holds
    }
    const both = { first: validate, every: validate }
    known.set(name, both)
    return both
  }
  const implementation = referenceImplementation(version, buildReference({ ...lists, validators, gates: inDoubt }))
  const asked = (operation: (request: never) => unknown) => async (request: never) => {
    let answer = await operation(request)
    while (missing.length > 0) {
      await Promise.all(missing.splice(0))
      answer = await operation(request)
    }
    return answer
  }
  const operations = Object.entries(implementation).map(([name, operation]) => [
    name,
    name === 'hello' ? operation : asked(operation as never),
  ])
  const hello: Implementation['hello'] = async () => {
    const said = await implementation.hello()
    return { ...said, implementation: { ...said.implementation, name: 'a second schema validator' } }
  }
  return { ...Object.fromEntries(operations), hello } as Implementation
}
