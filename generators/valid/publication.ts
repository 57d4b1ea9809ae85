import { canonicalName } from '../../spec/reference/publication/plan.js'
import { asObject, type JsonObject } from '../../spec/reference/verdict.js'
import type { Draw } from '../draw.js'
import type { Question } from '../question.js'
import { nearlyCanonicalName, otherName, shuffled, uniqueByName } from './names.js'

/** An entry of a directory, as vectors have it. */
type Entry = JsonObject & { readonly name: string }

/**
 * `publish` of a log in a directory with whatever else may stand there (note 0020): lower generations in the same
 * encoding, files that are no generation's, directories, and links. The log is that of a valid `migrate` question with
 * rows or frames, strictly read, for whoever makes logs can make one of those.
 */
export function validPublication(draw: Draw, logOf: (draw: Draw) => Question): Question {
  const { format, to = format + 1, input } = logOf(draw)
  const { children, ...file } = input
  const log = fileIn(draw, file)
  const isCompressed = log.frames !== undefined
  const lower = draw.some(Array.from({ length: format }, (_, generation) => generation))
  const others = [
    ...draw.list(6, () => otherEntry(draw, to, isCompressed)),
    ...(draw.chance(1, 4) ? newerGeneration(to + 1, isCompressed) : []),
  ]
  const entries = [
    ...lower.map((generation) => lowerGeneration(draw, generation, isCompressed)),
    ...others.filter(({ name }) => name.toLowerCase() !== canonicalName(to, isCompressed)),
  ]
  const first = { name: canonicalName(format, isCompressed), ...log }
  const directory = uniqueByName([first, ...shuffled(draw, entries)])
  const again = draw.chance(1, 3) ? { again: appended(draw, log, isCompressed) } : {}
  return { op: 'publish', format, to, input: { directory, ...(children ? { children } : {}), ...again } }
}

/** A log as it is, or its rows in frames: the header has one of its own, and the other rows as many as it comes. */
function fileIn(draw: Draw, file: JsonObject): JsonObject {
  const { rows } = file
  if (!Array.isArray(rows) || draw.chance(2, 3)) return file
  const frames: unknown[][] = [rows.slice(0, 1)]
  for (let at = 1; at < rows.length; ) {
    const end = draw.between(at + 1, rows.length)
    frames.push(rows.slice(at, end))
    at = end
  }
  return {
    frames: frames.map((rows) => ({ rows, ...(draw.chance(1, 4) ? { checksum: draw.of(['ok', 'none']) } : {}) })),
  }
}

/** What a lower generation holds is not looked at. */
function lowerGeneration(draw: Draw, generation: number, isCompressed: boolean): Entry {
  return { name: canonicalName(generation, isCompressed), ...contentOf(draw, generation, isCompressed) }
}

function contentOf(draw: Draw, version: number, isCompressed: boolean): JsonObject {
  return draw.of<JsonObject>([
    headerFile(version, isCompressed),
    { rows: ['no log at all'] },
    { ...headerFile(version, false), tail: '{"type":"turn' },
    { bytes: '' },
    { bytes: '//4A' },
  ])
}

/**
 * What is no generation's. Links lead to the names that no entry may have: they name other files, wherever they lead, and
 * whoever mixes up the two finds a conflict.
 */
function otherEntry(draw: Draw, to: number, isCompressed: boolean): Entry {
  const target = draw.of([to, to, to + 1])
  const name = canonicalName(target, draw.chance(1, 4) !== isCompressed)
  return draw.weighted<() => Entry>([
    [2, () => ({ name: otherName(draw), ...contentOf(draw, target, isCompressed) })],
    [2, () => ({ name: nearlyCanonicalName(draw, target, isCompressed), ...contentOf(draw, target, isCompressed) })],
    [2, () => ({ name: draw.of(['attachments', 'session', '附件']), isDirectory: true })],
    [3, () => ({ name: draw.of(['latest', 'latest.jsonl', '最新']), link: name })],
    [2, () => ({ name: draw.of(['link', '链接']), link: draw.of(spellings)(name) })],
  ])()
}

/** A newer generation that is still under another name, and a link to the name that it is to get (`selection.newer`). */
function newerGeneration(generation: number, isCompressed: boolean): Entry[] {
  return [
    { name: 'session.migration.next.tmp', ...headerFile(generation, isCompressed) },
    { name: 'next', link: canonicalName(generation, isCompressed) },
  ]
}

/** How a name is spelled otherwise where letters have no case (`publication.spelling`). */
const spellings: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.replace('.v', '.V'),
  (name) => name.replace('.jsonl', '.Jsonl'),
]

/** What is appended before it is asked for again: nothing, or rows to the successor, which stays the successor. */
function appended(draw: Draw, { rows, frames }: JsonObject, isCompressed: boolean): JsonObject {
  const held = [rows, frames].filter(Array.isArray).flat()
  const seq = held.flatMap((it) => asObject(it).rows ?? [it]).length - 1
  const continued = [{ type: 'turn/start', seq, time: 9_000, data: { turn: 9 } }]
  return draw.of<JsonObject>([{}, { successor: [] }, { successor: continued }, isCompressed ? {} : { source: [] }])
}

/** A log that is only a header. */
function headerFile(version: number, isCompressed: boolean): JsonObject {
  const rows = [{ type: 'session', version, id: 's-1', createdAt: 1, isSeeded: false, delegationDepth: 0 }]
  return isCompressed ? { frames: [{ rows }] } : { rows }
}
