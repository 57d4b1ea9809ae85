import { checkOrder, edgeTables, eventRows, stages, targetSchemas } from './bindings.js'
import type { Diagnostic } from './diagnostic.js'
import { type Expansion, expand, type Owners } from './expand.js'
import {
  type FormatIR,
  holdsIn,
  type JsonSchema,
  type NoteIR,
  type Rule,
  type SpecIR,
  type Target,
  type UnionMap,
} from './ir.js'
import { checkLock } from './lock.js'
import { mapIn, unionName, unionSchema } from './maps.js'
import { type Note, type NoteSource, readNote } from './note.js'
import { checkParity } from './parity.js'
import { resolveRules, settingsOf } from './resolve.js'
import { checkStatements, readStatements, type Statement } from './statements.js'
import { checkSupersession } from './supersession.js'

export interface Compilation {
  readonly ir: SpecIR
  readonly notes: readonly Note[]
  /** Empty when the notes are sound. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Compiles notes into the intermediate representation. Pure: the same sources give the same result. All faults of all
 * notes are reported at once; with faults the representation is what could be read.
 */
export function compile(sources: readonly NoteSource[]): Compilation {
  const diagnostics: Diagnostic[] = []
  const notes: Note[] = []
  for (const source of sources) {
    const read = readNote(source)
    diagnostics.push(...read.diagnostics)
    if (read.note) notes.push(read.note)
  }
  // what a note that cannot be read would have declared is missing everywhere else: say only what is certain
  if (notes.length < sources.length) return { ir: { notes: [], rules: [], formats: [] }, notes, diagnostics }
  for (const note of notes) {
    const levelOf = (id: string) => {
      const rule = Object.hasOwn(note.data.rules, id) ? note.data.rules[id] : undefined
      return rule && settingsOf(note, rule).level
    }
    diagnostics.push(...checkParity(note), ...checkStatements(note, levelOf), ...checkShows(note), ...checkLock(note))
  }
  diagnostics.push(...checkSupersession(notes))
  const statements = new Map<string, Statement>(notes.flatMap(readStatements).map((it) => [it.rule, it]))
  const resolved = resolveRules(notes, statements)
  diagnostics.push(...resolved.diagnostics)
  const formats = formatsOf(notes)
  diagnostics.push(...checkOrder(notes, resolved.rules, formats))
  const used = new Set<string>()
  const built = formats.map((format) => buildFormat(notes, format, ownersOf(resolved.rules, format), used, diagnostics))
  diagnostics.push(...unusedPointers(notes, resolved.rules, used))
  return {
    ir: { notes: notes.map(noteIR), rules: resolved.rules, formats: built },
    notes,
    diagnostics: unique(diagnostics),
  }
}

/** The table `formats` says which formats are judged. */
function formatsOf(notes: readonly Note[]): number[] {
  const rows = notes.flatMap((note) => note.data.tables?.formats?.rows ?? [])
  return rows.map((row) => Number(row.format)).sort((a, b) => a - b)
}

/** A constraint belongs to another rule where the one that has it elsewhere does not hold. */
function ownersOf(rules: readonly Rule[], format: number): Owners {
  const held = rules.filter((rule) => holdsIn(format, rule))
  return new Map(held.flatMap((rule) => rule.schema.map((pointer) => [pointer, rule.id] as const)))
}

function buildFormat(
  notes: readonly Note[],
  format: number,
  owners: Owners,
  used: Set<string>,
  diagnostics: Diagnostic[],
): FormatIR {
  const schemas: Record<string, JsonSchema> = {}
  const maps: Record<string, UnionMap> = {}
  const brands: Record<string, 'string' | 'number'> = {}
  for (const note of notes) {
    for (const [name, schema] of Object.entries(note.data.schemas ?? {}))
      if (holdsIn(format, schema)) schemas[variantOf(name)] = schema
    for (const [name, map] of Object.entries(note.data.maps ?? {}))
      if (holdsIn(format, map)) maps[name] = mapIn(format, map)
    for (const [name, brand] of Object.entries(note.data.brands ?? {}))
      if (holdsIn(format, brand)) brands[name] = brand.base
  }
  const unions = Object.fromEntries(Object.entries(maps).map(([name, map]) => [unionName(name), unionSchema(map)]))
  const judged = { ...unions, ...schemas }
  const targets: Record<string, Target> = {}
  for (const [target, { schema, closed, from }] of targetSchemas(notes, format)) {
    if (!Object.hasOwn(schemas, schema)) {
      const line = from.note.lineOf('tables', from.table, 'rows', from.index)
      const problem = `the table ${from.table} names the schema ${schema}, which format ${format} does not have`
      diagnostics.push({
        code: 'table-binding',
        file: from.note.files.yaml,
        line,
        problem,
        remedy: 'mend the name, or since and until',
      })
      continue
    }
    const expansion = expand(judged, { target: target.split(':')[0] as string, schema, closed }, owners)
    targets[target] = { schema: expansion.schema, rules: expansion.rules }
    for (const pointer of expansion.used) used.add(pointer)
    diagnostics.push(...expansion.faults.map((fault) => placeFault(notes, fault)))
  }
  const tables = { events: eventRows(notes, format), checks: stages(notes, format), ...edgeTables(notes, format) }
  return { format, targets, ...tables, brands, maps, schemas }
}

/** `SystemMessage@3` is the SystemMessage of format 3: a name with more than one spelling over the formats. */
function variantOf(name: string): string {
  return name.split('@')[0] as string
}

function placeFault(notes: readonly Note[], fault: Expansion['faults'][number]): Diagnostic {
  const note = notes.find((it) => Object.hasOwn(it.data.schemas ?? {}, fault.schema)) ?? (notes[0] as Note)
  const path = fault.pointer.split('/').slice(1)
  const remedy = fault.code === 'constraint-orphan' ? 'point a rule at it with `schema`' : 'mend the reference'
  return {
    code: fault.code,
    file: note.files.yaml,
    line: note.lineOf('schemas', fault.schema, ...path),
    problem: fault.problem,
    remedy,
  }
}

function unusedPointers(notes: readonly Note[], rules: readonly Rule[], used: ReadonlySet<string>): Diagnostic[] {
  return rules.flatMap((rule) =>
    rule.schema
      .filter((pointer) => !used.has(pointer))
      .map((pointer): Diagnostic => {
        const note = notes.find((it) => it.slug === rule.note) as Note
        const problem = `${rule.id} points at ${pointer}, which holds no constraint that is judged`
        const remedy = 'mend the pointer, or bind its schema in records, placements or events'
        return { code: 'schema-pointer', file: note.files.yaml, line: note.lineOf('rules', rule.id), problem, remedy }
      }),
  )
}

function checkShows(note: Note): Diagnostic[] {
  const kinds: Record<string, object | undefined> = {
    schema: note.data.schemas,
    map: note.data.maps,
    table: note.data.tables,
  }
  return (['en', 'zh'] as const).flatMap((language) =>
    note.units[language].flatMap((unit): Diagnostic[] => {
      const [kind = '', name = ''] = unit.kind === 'show' ? unit.text.split(' ') : []
      if (unit.kind !== 'show' || Object.hasOwn(kinds[kind] ?? {}, name)) return []
      const problem = `shows ${unit.text}, which ${note.files.yaml} does not have`
      return [
        {
          code: 'show-nothing',
          file: note.files[language],
          line: unit.line,
          language,
          problem,
          remedy: 'mend the name, or declare it',
        },
      ]
    }),
  )
}

function noteIR(note: Note): NoteIR {
  const { title, status, date, supersedes = [], tables = {} } = note.data
  return { slug: note.slug, title, status, date, supersedes, tables }
}

function unique(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((it) => [`${it.code} ${it.file}:${it.line} ${it.problem}`, it])).values()]
}
