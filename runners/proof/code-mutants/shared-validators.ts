import type { ConstraintFault, Validate, ValidatorSource, Validators } from '../../../spec/reference/validators.js'

/**
 * Validators of one copy of the code, compiled once for each schema and not once for each reference: compiling takes far
 * longer than a case. `onCompile` runs each compilation, to tell it from what the case itself does.
 */
export function sharedValidators(
  source: ValidatorSource,
  onCompile: <T>(compile: () => T) => T = (compile) => compile(),
): ValidatorSource {
  const known = new Map<string, Validators>()
  return (projection) => {
    const schema = projection.schema()
    const name = JSON.stringify(schema)
    const found =
      known.get(name) ??
      compiled(
        onCompile(() => source({ ...projection, schema: () => schema })),
        onCompile,
      )
    known.set(name, found)
    return found
  }
}

function compiled({ first, every }: Validators, onCompile: <T>(compile: () => T) => T): Validators {
  return { first: apart(first, onCompile), every: apart(every, onCompile) }
}

/** The first question compiles. */
function apart(asked: Validate, onCompile: <T>(compile: () => T) => T): Validate {
  let isCompiled = false
  const validate: Validate = (value) => {
    const holds = isCompiled ? asked(value) : onCompile(() => asked(value))
    isCompiled = true
    validate.errors = (asked.errors ?? null) as readonly ConstraintFault[] | null
    return holds
  }
  return validate
}
