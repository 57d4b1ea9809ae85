import { declarationsOf } from '../../spec/compiler/emit/typescript.js'

/** The types of the protocol from its schema, so that there is one source. */
export async function protocolTypes(schema: { $defs: Record<string, unknown> }): Promise<string> {
  const requests = Object.keys(schema.$defs).filter((name) => name.endsWith('Request'))
  const union = `export type Request =\n${requests.map((name) => `  | ${name}`).join('\n')}\n`
  return `// Generated from protocol.schema.json by \`npm run compile\`; do not edit.\n\n${await declarationsOf(schema.$defs)}\n\n${union}`
}
