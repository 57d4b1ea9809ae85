import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { RuleRecord } from '../../../spec/rule-record.js'
import type { Case } from '../../engine/cases/expand.js'
import { packageRoot } from '../../package.js'
import { tableOperators } from '../mutants/operators.js'
import { danglingEnds, danglingLine, effectsWithoutMutants } from './dangling-ends.js'
import { repositorySources } from './repository.js'
import { type TraceSources, traceOf } from './trace.js'

const sources = repositorySources()
const trace = traceOf(sources)
const note = parse(readFileSync(join(packageRoot, 'agent-notes/0014-proof-by-mutants.yaml'), 'utf8')) as {
  tables: {
    operators: { rows: { operator: string; on: string; of: string }[] }
    'without-mutants': { rows: { effect: string }[] }
  }
}

/** The dangling ends of doctored sources, as lines. */
function linesOf(doctored: Partial<TraceSources>): string[] {
  const all = { ...sources, ...doctored }
  return danglingEnds(traceOf(all), all).map(danglingLine)
}

const rule = (id: string) => sources.rules[id] as RuleRecord
const withRule = (id: string, change: Partial<RuleRecord>) => ({
  rules: { ...sources.rules, [id]: { ...rule(id), ...change } },
})
const withCase = (isIt: (it: Case) => boolean, rules: readonly string[]) => ({
  cases: sources.cases.map((it) => (isIt(it) ? { ...it, vector: { ...it.vector, rules } } : it)),
})
const isOf = (id: string) => (it: Case) => it.vector.rules.includes(id)

describe('the trace of the repository', () => {
  it('has no dangling end', () => {
    expect(linesOf({})).toEqual([])
  })

  it('has a row for each rule, with its statements', () => {
    expect(trace.rules.map(({ id }) => id)).toEqual(Object.keys(sources.rules))
    const row = trace.rules.find(({ id }) => id === 'turn.one-open')
    expect(row?.statement.zh.file).toBe('agent-notes/0007-lifecycles.zh.md')
    const text = readFileSync(join(packageRoot, row?.statement.zh.file as string), 'utf8').split('\n')
    expect(text[(row?.statement.zh.line as number) - 1]).toContain('`turn.one-open`')
  })

  it('leads back from vectors, mutants, constraints and functions to the rules that name them', () => {
    const rows = new Map(trace.rules.map((row) => [row.id, row]))
    const lost = [
      ...trace.vectors.filter(
        ({ id, rules }) =>
          !rules.every((it) =>
            Object.values(rows.get(it)?.vectors ?? {})
              .flat()
              .includes(id),
          ),
      ),
      ...trace.mutants.filter(({ id, rule: own }) => own !== undefined && !rows.get(own)?.mutants.includes(id)),
      ...trace.pointers.filter(
        ({ format, target, path, rule: own }) =>
          !rows
            .get(own)
            ?.constraints.some((it) => it.format === format && it.target === target && it.paths.includes(path)),
      ),
      ...trace.functions.filter(({ file, rule: own }) => rows.get(own)?.function?.file !== file),
    ]
    expect(lost).toEqual([])
  })

  it('goes by the lists of note 0014', () => {
    expect(note.tables['without-mutants'].rows.map(({ effect }) => effect)).toEqual([...effectsWithoutMutants])
    const ofTables = note.tables.operators.rows.filter(({ of }) => of === 'table')
    const tables = ofTables.map(({ operator, on }) => [operator, on.split(', ').map((it) => it.split('.')[0])])
    expect(tables).toEqual([...tableOperators])
  })
})

describe('a dangling end', () => {
  const at = 'agent-notes/0007-lifecycles.md:25: turn.one-open'
  const cases: [name: string, doctored: Partial<TraceSources>, line: string][] = [
    [
      'a rule that is stated in one language',
      withRule('turn.one-open', { statement: { ...rule('turn.one-open').statement, zh: '' } }),
      `${at}: it is not stated in zh; state it as a list item of agent-notes/0007-lifecycles.zh.md`,
    ],
    [
      'a rule that nothing judges',
      withRule('turn.one-open', { function: null }),
      `${at}: no constraint and no function judges it in V3, V4; give it \`schema\` or \`function\``,
    ],
    [
      'a rule whose function has no file',
      { functions: sources.functions.filter((it) => it.rule !== 'turn.one-open') },
      `${at}: the function that judges it has no file; write spec/reference/*/turn/one-open.ts`,
    ],
    [
      'a rule outside the order of checks',
      {
        formats: sources.formats.map((format) => ({
          ...format,
          checks: format.checks.map((row) => ({ ...row, rules: row.rules.filter((id) => id !== 'turn.one-open') })),
        })),
      },
      `${at}: it is in no row of a table \`checks\` in V3, V4; put it into one at its place`,
    ],
    [
      'a pointer that leads nowhere',
      withRule('turn.one-open', { schema: ['Turn#/nowhere'] }),
      `${at}: Turn#/nowhere leads to no constraint of a format; point to one that is judged`,
    ],
    [
      'a rule without a refusal',
      withCase(isOf('turn.one-open'), ['turn.number']),
      `${at}: no vector with this one fault expects its refusal; write it into vectors/turn`,
    ],
    [
      'a rule without a refusal at one of its places',
      { cases: sources.cases.filter((it) => !isOf('turn.one-open')(it) || it.format === 3) },
      `${at}: no vector is refused by it at V4 restore; write one into vectors/turn`,
    ],
    [
      'advice without a warning',
      {
        cases: sources.cases.filter(
          ({ expect: it }) => it.outcome !== 'accept' || !it.warnings?.some((warning) => warning.rule === 'block.text'),
        ),
      },
      ': block.text: no vector expects its warning; write it into vectors/block',
    ],
    [
      'a rule that is kept by no vector',
      { cases: sources.cases.filter((it) => !isOf('tool-result.extensions')(it)) },
      ': tool-result.extensions: no vector holds the preserved value in its expected output; write it into vectors/tool-result',
    ],
    [
      'a rule without a mutant',
      { mutants: sources.mutants.filter((it) => it.rule !== 'turn.one-open') },
      `${at}: no mutant is made of it; an operator of note 0014 has to fit what judges it`,
    ],
    [
      'a vector that names no rule',
      withCase((it) => it.id === 'turn.one-open.nested@4', ['turn.one-opne']),
      'vector turn.one-open.nested@4: turn.one-opne is no rule of the notes; name one that `sessionproof list` has',
    ],
    [
      'a vector that is refused in a format without its rule',
      withRule('turn.one-open', { since: 4 }),
      'vector turn.one-open.nested@3: turn.one-open does not hold in V3; take the format out of its `formats`',
    ],
    [
      'a mutant without the rule that its operator changes',
      {
        mutants: sources.mutants.map((it) => (it.id === 'rule-drop 3 turn.one-open' ? { ...it, rule: undefined } : it)),
      },
      'mutant rule-drop 3 turn.one-open: rule-drop changes a rule, and it has none; name its rule',
    ],
    [
      'a mutant of a table with a rule',
      {
        mutants: sources.mutants.map((it) =>
          it.id === 'event-drop 4 turn/start' ? { ...it, rule: 'turn.one-open' } : it,
        ),
      },
      'mutant event-drop 4 turn/start: event-drop changes a table, and it names turn.one-open; note 0014 says `of: rule`',
    ],
    [
      'a constraint that no mutant drops',
      { mutants: sources.mutants.filter(({ id }) => id !== 'constraint-drop 4 event#/properties/seq/type') },
      'constraint V4 event#/properties/seq/type: no mutant drops it; sites.ts has to walk there',
    ],
    [
      'a constraint of no rule',
      {
        formats: sources.formats.map((format) => ({
          ...format,
          targets: {
            ...format.targets,
            event: {
              schema: format.targets.event?.schema ?? {},
              rules: { ...format.targets.event?.rules, '#/minProperties': 'envelope.no-such' },
            },
          },
        })),
      },
      'constraint V4 event#/minProperties: envelope.no-such is no rule of the notes; compile the notes',
    ],
    [
      'a function of no rule',
      {
        functions: [...sources.functions, { file: 'spec/reference/admission/turn/two-open.ts', rule: 'turn.two-open' }],
      },
      'spec/reference/admission/turn/two-open.ts: turn.two-open is no rule of the notes; declare it in a note, or take the file out',
    ],
    [
      'a function of a rule that declares none',
      withRule('turn.one-open', { function: null }),
      'spec/reference/admission/turn/one-open.ts: turn.one-open declares no function; declare it in a note, or take the file out',
    ],
  ]

  it.each(cases)('is %s', (_name, doctored, line) => {
    expect(linesOf(doctored)).toContainEqual(line.startsWith(':') ? expect.stringContaining(line) : line)
  })
})
