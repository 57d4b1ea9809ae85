import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { program } from 'commander'
import { compile } from '../compiler/compile.js'
import { formatDiagnostic } from '../compiler/diagnostic.js'
import { readNoteSources } from '../compiler/read-sources.js'
import { readReport, readVectors } from './read.js'
import { renderSite } from './render.js'
import { homeless, siteOf } from './site.js'

/** `npm run site`: notes, vectors and the last report in, static pages out. All that touches files is here and in read. */
function write(options: { readonly root: string; readonly out?: string }): void {
  const root = resolve(options.root)
  const out = resolve(options.out ?? join(root, 'site'))
  const sources = readNoteSources(root)
  const compilation = compile(sources)
  for (const diagnostic of compilation.diagnostics) process.stderr.write(`${formatDiagnostic(diagnostic)}\n`)
  if (compilation.notes.length < sources.length || sources.length === 0)
    throw new Error('not every note can be read; nothing was written')
  const input = { sources, compilation, vectors: readVectors(root), report: readReport(root) }
  for (const { id } of homeless(siteOf(input)))
    process.stderr.write(`the vector ${id} names no rule of the notes and is on no page\n`)
  const pages = renderSite(input)
  mkdirSync(out, { recursive: true })
  for (const name of readdirSync(out)) if (name.endsWith('.html') && !pages.has(name)) rmSync(join(out, name))
  for (const [name, text] of pages) writeFileSync(join(out, name), text)
  const { rules } = compilation.ir
  process.stdout.write(`${out}: ${pages.size} pages, ${rules.length} rules, ${input.vectors.length} vectors\n`)
}

program
  .name('npm run site --')
  .description('The notes, the vectors and the last report as static pages.')
  .option('--root <directory>', 'of the project', '.')
  .option('--out <directory>', 'for the pages (default: site, in the project)')
  .parse()

try {
  write(program.opts())
} catch (error) {
  process.stderr.write(`site: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
