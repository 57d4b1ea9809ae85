import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SpecIR } from '../../spec/compiler/ir.js'
import { readNoteSources } from '../../spec/compiler/read-sources.js'
import { specification } from '../../spec/reference/specification.js'
import type { RuleRecord } from '../../spec/rule-record.js'
import type { Vector } from '../engine/cases/vector.js'
import { packageRoot } from '../package.js'
import { changesBetween, isChanged, rulesOfChangedVectors, type Stated } from '../proof/mutants/changes.js'
import type { Mutant } from '../proof/mutants/mutant.js'
import { CommandFault } from './exit.js'

/**
 * Which mutants concern what differs from a git ref in the working tree: those of rules and tables that the notes state
 * otherwise, of rules that changed vectors name, and of rules whose function changed. Whatever else of the reference
 * changed may concern any of them. Throws a {@link CommandFault} where git cannot compare.
 */
export async function changedSince(ref: string): Promise<(mutant: Mutant) => boolean> {
  const files = changedFiles(ref)
  const functions = files.filter((file) => /^spec\/reference\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))
  const named = functions.map((file) => file.match(/^spec\/reference\/[^/]+\/([^/]+)\/([^/]+)\.ts$/))
  const ofFunctions = named.map((parts) => (parts ? `${parts[1]}.${parts[2]}` : ''))
  if (ofFunctions.some((id) => !specification.rules[id]?.function)) return () => true
  const vectorFiles = files.filter((file) => /^vectors\/.+\/.+\.json$/.test(file))
  const now = vectorFiles.flatMap((file) => vectorsOf(readNow(file)))
  const ofVectors = rulesOfChangedVectors(
    vectorFiles.flatMap((file) => vectorsOf(readThen(ref, file))),
    now,
  )
  const isStated = files.some((file) => file.startsWith('agent-notes/'))
  const stated = isStated
    ? changesBetween(await statedAt(ref), await statedNow())
    : { rules: new Set<string>(), tables: new Set<never>() }
  const changes = { rules: new Set([...ofFunctions, ...ofVectors, ...stated.rules]), tables: stated.tables }
  return (mutant) => isChanged(changes, mutant)
}

/** What the notes say now, compiled or not. */
async function statedNow(): Promise<Stated> {
  const { compile } = await import('../../spec/compiler/compile.js')
  return statedBy(compile(readNoteSources(packageRoot)).ir)
}

/** What the notes said at a ref; of notes that this compiler cannot read, nothing, so that every rule differs. */
async function statedAt(ref: string): Promise<Stated> {
  const { compile } = await import('../../spec/compiler/compile.js')
  const names = git(['ls-tree', '--name-only', ref, '--', 'agent-notes/']).split('\n')
  const slugs = names.flatMap((name) => name.match(/^agent-notes\/(\d{4}-[a-z0-9-]+)\.yaml$/)?.[1] ?? [])
  const read = (name: string) => (names.includes(name) ? readThen(ref, name) : undefined)
  const sources = slugs.sort().map((slug) => {
    const path = `agent-notes/${slug}`
    const [yaml = '', en, zh, lock] = [`${path}.yaml`, `${path}.md`, `${path}.zh.md`, `${path}.lock.json`].map(read)
    return { directory: 'agent-notes', slug, yaml, en, zh, lock }
  })
  return statedBy(compile(sources).ir)
}

/** The representation of the compiler as the generated tables have it. */
function statedBy({ rules, formats }: SpecIR): Stated {
  const records = rules.map(({ id, code, statement: { en, zh }, ...rule }): [string, RuleRecord] => {
    const statement = { en: en.text, zh: zh.text, lines: { en: en.line, zh: zh.line } }
    const named = code === undefined ? rule : { ...rule, code }
    return [id, { ...named, until: rule.until ?? null, function: rule.function ?? null, statement }]
  })
  return {
    rules: Object.fromEntries(records),
    formats: formats.map(({ events, brands: _brands, maps: _maps, schemas: _schemas, ...format }) => ({
      ...format,
      events: events.map((event) => ({ ...event, data: event.data ?? null })),
    })),
  }
}

function vectorsOf(text: string | undefined): Vector[] {
  const vectors: unknown = text === undefined ? [] : JSON.parse(text)
  return Array.isArray(vectors) ? (vectors as Vector[]) : []
}

function readNow(file: string): string | undefined {
  const path = join(packageRoot, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Undefined where the file was not there yet. */
function readThen(ref: string, file: string): string | undefined {
  return git(['ls-tree', '--name-only', ref, '--', file]) === '' ? undefined : git(['show', `${ref}:./${file}`])
}

/** Also those that git does not follow yet. */
function changedFiles(ref: string): string[] {
  if (ref.startsWith('-')) throw new CommandFault(`${ref} is no ref`)
  const places = ['agent-notes', 'vectors', 'spec/reference']
  try {
    const followed = git(['diff', '--name-only', '--relative', ref, '--', ...places])
    const others = git(['ls-files', '--others', '--exclude-standard', '--', ...places])
    return `${followed}${others}`.split('\n').filter((line) => line !== '')
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new CommandFault(`git cannot compare with ${ref}: ${stderr?.split('\n')[0] ?? String(error)}`)
  }
}

function git(args: readonly string[]): string {
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('git', args, { cwd: packageRoot, encoding: 'utf8', maxBuffer, stdio: ['ignore', 'pipe', 'pipe'] })
}
