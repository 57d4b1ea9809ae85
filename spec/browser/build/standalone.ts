import standaloneModule from 'ajv/dist/standalone/index.js'
import { schemaCompiler } from '../../reference/compile-validators.js'
import type { Schema } from '../../reference/validators.js'

// the module is CommonJS, and Node hands out all of its exports
const standaloneCode = standaloneModule as unknown as typeof standaloneModule.default

const runtime = /\brequire\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default/g

/**
 * A module that exports a validator for each schema, by its name, which finds every breach. Throws on code that needs more of the ajv package than
 * `ajv-runtime.ts` has.
 */
export function standaloneModuleOf(schemas: ReadonlyMap<string, Schema>): string {
  const compiler = schemaCompiler(true, { source: true, esm: true })
  for (const [name, schema] of schemas) compiler.addSchema(schema, name)
  const code = standaloneCode(compiler, Object.fromEntries([...schemas.keys()].map((name) => [name, name])))
  const linked = code.replaceAll(runtime, 'runtime.$1')
  if (/\brequire\(/.test(linked)) throw new Error('a validator needs a part of ajv that ajv-runtime.ts does not have')
  return `import * as runtime from '../ajv-runtime.js'\n${linked}\n`
}
