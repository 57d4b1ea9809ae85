import { _, Ajv2020, type CodeOptions, type KeywordCxt } from 'ajv/dist/2020.js'
import type { Validate, ValidatorSource } from './validators.js'

/** The validator of JSON Schema as the notes mean it: own members alone count, and -0 can be told from 0. */
export function schemaCompiler(allErrors: boolean, code: CodeOptions = {}): Ajv2020 {
  const compiler = new Ajv2020({
    strict: false,
    strictNumbers: true,
    ownProperties: true,
    validateSchema: false,
    addUsedSchema: false,
    logger: false,
    messages: false, // a breach is told in the words of its rule
    allErrors,
    code,
  })
  compiler.addKeyword({
    keyword: 'negativeZero',
    type: 'number',
    schemaType: 'boolean',
    // as code and not as a function, so that it can be written to a file too
    code: (context: KeywordCxt) => {
      if (context.schema === false) context.fail(_`Object.is(${context.data}, -0)`)
    },
  })
  return compiler
}

/** They are slow to make, and a log without a fault asks neither. */
const compilers = new Map<boolean, Ajv2020>()

function compilerFor(allErrors: boolean): Ajv2020 {
  const known = compilers.get(allErrors) ?? schemaCompiler(allErrors)
  compilers.set(allErrors, known)
  return known
}

/** Compiles each tree when it is first asked. Makes functions of text, which a page may forbid. */
export const compileValidators: ValidatorSource = ({ schema }) => {
  const tree = schema()
  return {
    first: whenAsked(() => compilerFor(false).compile(tree)),
    every: whenAsked(() => compilerFor(true).compile(tree)),
  }
}

function whenAsked(compile: () => Validate): Validate {
  let compiled: Validate | undefined
  const validate: Validate = (value) => {
    compiled ??= compile()
    const holds = compiled(value)
    validate.errors = compiled.errors ?? null
    return holds
  }
  return validate
}
