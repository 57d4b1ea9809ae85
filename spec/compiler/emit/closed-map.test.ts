import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const types = fileURLToPath(new URL('../../generated/types/v4.ts', import.meta.url))

/** Messages of the type checker for a module that merges an entry into a map of V4. */
function merge(map: string): string[] {
  const file = types.replace('v4.ts', 'merging.ts')
  const text = `import type {} from './v4.js'\ndeclare module './v4.js' { interface ${map} { narrator: { role: 'narrator' } } }\n`
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    strict: true,
    noEmit: true,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, text, target) : getSourceFile(name, target)
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? text : readFile(name))
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map((it) => ts.flattenDiagnosticMessageText(it.messageText, '\n'))
}

// `@ts-expect-error` cannot prove this: a duplicate identifier is also reported where the map is declared.
describe('merging into a map', () => {
  it('of roles is an error: it is closed', () => {
    expect(merge('MessageMap')).toContain("Duplicate identifier 'MessageMap'.")
  })

  it('of content blocks is not: it is open', () => {
    expect(merge('ContentBlockMap')).toEqual([])
  })
})
