import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import type { Compilation } from '../../spec/compiler/compile.js'
import { readNoteSources } from '../../spec/compiler/read-sources.js'
import { packageRoot } from '../package.js'
import { exitCode } from './exit.js'

function writeGenerated(root: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

interface CompileOptions {
  check?: boolean
  confirm?: string[]
  root?: string
}

/** `sessionproof compile`: notes in, generated files out; or, with `--check`, only whether they agree. */
export async function compileCommand(options: CompileOptions): Promise<void> {
  const root = options.root ?? packageRoot
  const directory = join(root, 'agent-notes')
  const { compile } = await import('../../spec/compiler/compile.js')
  let compilation = compile(readNoteSources(root))
  if (options.confirm) {
    const { confirm, formatLock } = await import('../../spec/compiler/lock.js')
    const isNamed = namedUnits(options.confirm)
    for (const note of compilation.notes) {
      writeFileSync(join(directory, `${note.slug}.lock.json`), formatLock(confirm(note, isNamed)))
    }
    compilation = compile(readNoteSources(root))
  }
  const { formatDiagnostic } = await import('../../spec/compiler/diagnostic.js')
  for (const diagnostic of compilation.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
  if (compilation.diagnostics.length > 0) {
    process.exitCode = exitCode.failed
    process.stderr.write(`sessionproof: ${compilation.diagnostics.length} faults in the notes; nothing was written\n`)
    return
  }
  const files = await generatedFiles(root, compilation)
  const stale = [...files]
    .filter(([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => path)
  const orphans = generatedPaths(root).filter((path) => !files.has(path))
  if (options.check) {
    for (const path of stale) process.stderr.write(`${path}:1: is not what the notes say; run: npm run compile\n`)
    for (const path of orphans)
      process.stderr.write(`${path}:1: is generated from no note any more; run: npm run compile\n`)
    if (stale.length + orphans.length > 0) process.exitCode = exitCode.failed
    return
  }
  writeGenerated(root, new Map([...files].filter(([path]) => stale.includes(path))))
  for (const path of orphans) rmSync(join(root, path))
  process.stdout.write(
    `${compilation.ir.notes.length} notes, ${compilation.ir.rules.length} rules, ${stale.length} of ${files.size} generated files rewritten\n`,
  )
}

/** Everything that is generated in this repository, by path below its root. */
async function generatedFiles(root: string, compilation: Compilation): Promise<Map<string, string>> {
  const { emit } = await import('../../spec/compiler/emit/emit.js')
  const { protocolTypes } = await import('../protocol/generate-types.js')
  const spec = await emit(compilation.ir, compilation.notes)
  const files = new Map([...spec].map(([path, text]) => [`spec/generated/${path}`, text]))
  const protocol = join(root, 'runners/protocol/protocol.schema.json')
  if (existsSync(protocol))
    files.set('runners/protocol/types.ts', await protocolTypes(JSON.parse(readFileSync(protocol, 'utf8'))))
  return files
}

function generatedPaths(root: string): string[] {
  const directory = join(root, 'spec/generated')
  if (!existsSync(directory)) return []
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/** `0003#4-9`, `0003#12`, or the id of the rule that the unit states. There is no word for all units, on purpose. */
function namedUnits(names: readonly string[]): (name: string, index: number, note: string) => boolean {
  const ids = new Set<string>()
  const spans: { note: string; from: number; to: number }[] = []
  for (const name of names) {
    const span = /^(\d{4})#(\d+)(?:-(\d+))?$/.exec(name)
    if (span) spans.push({ note: span[1] as string, from: Number(span[2]), to: Number(span[3] ?? span[2]) })
    else ids.add(name)
  }
  return (name, index, note) =>
    ids.has(name) || spans.some((span) => span.note === note && index + 1 >= span.from && index + 1 <= span.to)
}
