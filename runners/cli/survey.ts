import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkLog } from '../../spec/reference/check-log.js'
import { buildReference } from '../../spec/reference/reference.js'
import { packageRoot } from '../package.js'
import { endWithReader } from './terminal.js'

/** What somebody recorded of a file: the published packages decode, migrate to V3 and restore it. */
interface Recorded {
  readonly ok: boolean
  readonly words: string
}

// `npm run survey [-- DIR]`: the reference over real and reported logs, held against what is recorded of them.
const shared = process.argv[2] ?? join(packageRoot, '../shared')
const corpus = join(shared, 'corpus')
const field = join(shared, 'cases/field')
const say = (line: string) => process.stdout.write(`${line}\n`)

endWithReader(process.stdout)
if (!existsSync(corpus) || !existsSync(field)) {
  say(`survey: ${corpus} or ${field} is absent; nothing to survey`)
} else survey()

function survey(): void {
  const reference = buildReference()
  const recorded = new Map([...fieldRecords(), ...corpusRecords()])
  const files = [...logsBelow(corpus), ...logsBelow(field)]
  const groups = {
    agreeing: [] as string[],
    disagreeing: [] as string[],
    unrecorded: [] as string[],
    undecided: new Map<string, string[]>(),
  }
  const undecided = (file: string, why: string) =>
    groups.undecided.set(why, [...(groups.undecided.get(why) ?? []), file])
  for (const file of files) {
    const name = relative(shared, file)
    const verdict = checkLog(reference, readFileSync(file), 'strict')
    if (verdict.outcome === 'not-judged') {
      undecided(name, `not judged: format ${verdict.format}`)
      continue
    }
    const words = verdict.outcome === 'refuse' ? `refused ${verdict.rule} row ${verdict.row}` : 'no fault found'
    // the packages that were run stop at V3: what they say of a V4 file is not about the file
    const record = verdict.format === 3 ? recorded.get(name) : undefined
    if (!record) groups.unrecorded.push(`${name}: ${words}`)
    else if (verdict.outcome === 'refuse' && verdict.judgedAt === 'session' && record.ok)
      undecided(
        `${name}: ${words}; recorded: ${record.words}`,
        'refused by the installed Session, which the packages of the record do not run',
      )
    else if ((verdict.outcome === 'accept') === record.ok) groups.agreeing.push(`${name}: ${words}`)
    else groups.disagreeing.push(`${name}: ${words}; recorded: ${record.words}`)
  }
  const open = [...groups.undecided.values()].flat().length
  say(
    `${files.length} files: ${files.length - open} decided, ${groups.agreeing.length} agree with the record, ${groups.disagreeing.length} disagree, ${groups.unrecorded.length} have no record that binds, ${open} undecided`,
  )
  for (const [title, list] of [
    ['agree', groups.agreeing],
    ['disagree', groups.disagreeing],
    ['no binding record', groups.unrecorded],
  ] as const) {
    if (list.length > 0) say(`\n${title}\n${list.map((line) => `  ${line}`).join('\n')}`)
  }
  for (const [why, list] of groups.undecided)
    say(`\nundecided: ${why} (${list.length})\n${list.map((line) => `  ${line}`).join('\n')}`)
  if (groups.disagreeing.length > 0) process.exitCode = 1
}

function logsBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function fieldRecords(): [string, Recorded][] {
  const verdicts = JSON.parse(readFileSync(join(field, 'verdicts.json'), 'utf8')) as {
    file: string
    published_packages: { ok: boolean; error?: string }
  }[]
  return verdicts.map(({ file, published_packages: { ok, error } }) => [
    join('cases/field', file),
    { ok, words: ok ? 'accept' : (error ?? 'refuse') },
  ])
}

/** The table of the corpus' README: one row a folder, about the complete file in it. */
function corpusRecords(): [string, Recorded][] {
  const rows = readFileSync(join(corpus, 'README.md'), 'utf8').matchAll(
    /^\| (v\S+) \| .* \| (accept|refuse)([^|]*) \|$/gm,
  )
  return [...rows].flatMap(([, folder = '', outcome, rest = '']) => {
    const complete =
      readdirSync(join(corpus, folder))
        .filter((name) => name.endsWith('.jsonl'))
        .sort()[0] ?? ''
    return [
      [join('corpus', folder, complete), { ok: outcome === 'accept', words: `${outcome}${rest}` }] as [
        string,
        Recorded,
      ],
    ]
  })
}
