import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { packageRoot } from '../package.js'
import type { Request } from './types.js'

/** The version that `hello` asks for. */
export const protocolVersion = 1

/** What a response may be to a request of an operation. */
const answers: Readonly<Record<Exclude<Request['op'], 'stop'>, string>> = {
  hello: 'HelloResponse',
  decode: 'DecodeResponse',
  encode: 'EncodeResponse',
  admit: 'AdmitResponse',
  append: 'AppendResponse',
  history: 'HistoryResponse',
  select: 'SelectResponse',
  migrate: 'MigrateResponse',
  publish: 'PublishResponse',
  assemble: 'AssembleResponse',
  stream: 'StreamResponse',
  translate: 'TranslateResponse',
  project: 'ProjectResponse',
  exchange: 'ExchangeResponse',
  inspect: 'InspectResponse',
}

let ajv: Ajv2020 | undefined
const validators = new Map<string, ValidateFunction>()

/** Why a message is not a response to the operation, in one line, or undefined when it is one. */
export function responseFault(op: keyof typeof answers, message: unknown): string | undefined {
  const refused = op !== 'hello' && (message as { outcome?: unknown } | null)?.outcome === 'refuse'
  const name = refused ? 'RefuseResponse' : answers[op]
  const validate = validators.get(name) ?? compileDefinition(name)
  if (validate(message)) return undefined
  const error = validate.errors?.[0]
  return `${name}${error?.instancePath ?? ''} ${error?.message ?? 'does not match'}`
}

/** Why a message is not a request of the protocol, in one line, or undefined when it is one. */
export function requestFault(message: { readonly op: string }): string | undefined {
  const name = `${message.op.charAt(0).toUpperCase()}${message.op.slice(1)}Request`
  const validate = validators.get(name) ?? compileDefinition(name)
  if (validate(message)) return undefined
  const error = validate.errors?.[0]
  return `${name}${error?.instancePath ?? ''} ${error?.message ?? 'does not match'}`
}

function compileDefinition(name: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, ownProperties: true, validateSchema: false })
    ajv.addSchema(JSON.parse(readFileSync(join(packageRoot, 'runners/protocol/protocol.schema.json'), 'utf8')))
  }
  const validate = ajv.getSchema(`urn:sessionproof:protocol:1#/$defs/${name}`)
  if (!validate) throw new Error(`protocol.schema.json has no ${name}`)
  validators.set(name, validate)
  return validate
}
