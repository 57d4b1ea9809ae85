import { compile } from 'json-schema-to-typescript'

const unused = 'UnusedRoot'

/** Interfaces of all definitions, without the converter's remarks on where it found them. */
export async function declarationsOf($defs: object): Promise<string> {
  const source = await compile({ $defs } as never, unused, {
    additionalProperties: false,
    bannerComment: '',
    unreachableDefinitions: true,
    format: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
    $refOptions: { resolve: { external: false } },
  })
  return source
    .replace(new RegExp(`export interface ${unused} \\{\\s*(\\[k: string\\]: unknown\\s*)?\\}\\n`), '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n \*\/\n/g, '')
    .replaceAll(/ \*\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
