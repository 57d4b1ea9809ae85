import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { vectorsDirectory } from '../../package.js'

let validate: ValidateFunction | undefined

/** Why a value is no input that a vector may have (`vectors/vector.schema.json`), or undefined when it is one. */
export function inputFault(input: unknown): string | undefined {
  validate ??= compiled()
  if (validate(input)) return undefined
  const error = validate.errors?.[0]
  return `input${error?.instancePath ?? ''} ${error?.message ?? 'does not match'}`
}

function compiled(): ValidateFunction {
  const schema = JSON.parse(readFileSync(join(vectorsDirectory, 'vector.schema.json'), 'utf8')) as { $id: string }
  const ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false })
  ajv.addSchema(schema)
  return ajv.getSchema(`${schema.$id}#/$defs/Vector/properties/input`) as ValidateFunction
}
