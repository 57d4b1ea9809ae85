import { asObject } from './verdict.js'

/** The members and indices that lead from an event to a part of it. One list, which changes as a walk goes on. */
export type Way = (string | number)[]

/** Looks at a part; false ends the walk. */
export type Visit = (part: unknown, way: Way) => boolean

/** Takes visits to the parts of an event, in the order in which they stand. False where one of them ended it. */
export type Walk = (event: unknown) => boolean

/** The walks through parts of events that are judged by a tree of their own, by the name of that target. */
export const walks: Readonly<Record<string, (visit: Visit) => Walk>> = {
  block: walkBlocks,
  source: walkSources,
  'system-block': walkSystemBlocks,
}

/** The parts that are judged one after the other: a fault of one hides those of the next. */
export const inTurn: ReadonlySet<string> = new Set(['block', 'system-block'])

/** Where messages, summaries and records of calls have content blocks. */
const blockPlaces = placesByType({
  'user/message': ['data/content/*'],
  'assistant/message': ['data/message/content/*'],
  'tool/result': ['data/message/content/*'],
  'team/message/queued': ['data/message/content/*'],
  'tool/code-dispatch': ['data/content/*'],
  'compaction/summary': ['data/summary/*', 'data/rawOutput/*'],
  'agent/inbox/spliced': ['data/inserted/*/content/*'],
  'session/title-llm-request': ['data/messages/*/content/*'],
})

const systemBlockPlaces = placesByType({ 'system/message': ['data/message/content/*'] })

/** Where an answer has the entries of its stream. */
const entryPlaces = placesByType({
  'assistant/message': ['data/stream/*'],
  'assistant/attempt': ['data/stream/*'],
})

/** Where messages have their sources. */
const sourcePlaces = placesByType({
  'user/message': ['data/source'],
  'assistant/message': ['data/message/source'],
  'tool/result': ['data/message/source'],
  'agent/inbox/spliced': ['data/inserted/*/source'],
  'session/title-llm-request': ['data/messages/*/source'],
})

const placesOf = {
  block: [blockPlaces, entryPlaces],
  source: [sourcePlaces],
  'system-block': [systemBlockPlaces],
}

/** The targets that an event of a type may have parts for. */
export function partsOf(type: string): string[] {
  return Object.entries(placesOf).flatMap(([target, places]) => (places.some((it) => it.has(type)) ? [target] : []))
}

const inside = ['content', '*']
const ofEntry = ['chunk']
const ofChunk = ['block']

/** Content blocks, those inside of tool results before the result; of a stream those with which it says that one is complete. */
function walkBlocks(visit: Visit): Walk {
  const visitBlock: Visit = (block, way) => {
    const isResult = asObject(block).type === 'tool-result'
    return (!isResult || walk(block, inside, visitBlock, way)) && visit(block, way)
  }
  const visitChunk: Visit = (chunk, way) =>
    asObject(chunk).type !== 'block-end' || walk(chunk, ofChunk, visitBlock, way)
  const visitEntry: Visit = (entry, way) => asObject(entry).type !== 'chunk' || walk(entry, ofEntry, visitChunk, way)
  return (event) => walkPlaces(event, blockPlaces, visitBlock) && walkPlaces(event, entryPlaces, visitEntry)
}

/** The content blocks of a system message, a tool result before those inside of it. */
function walkSystemBlocks(visit: Visit): Walk {
  const visitBlock: Visit = (block, way) => {
    const isResult = asObject(block).type === 'tool-result'
    return visit(block, way) && (!isResult || walk(block, inside, visitBlock, way))
  }
  return (event) => walkPlaces(event, systemBlockPlaces, visitBlock)
}

/** The sources of messages. */
export function walkSources(visit: Visit): Walk {
  return (event) => walkPlaces(event, sourcePlaces, visit)
}

type Path = readonly string[]

/** The paths of places by the type of the events that have them; `*` is each element of a list. */
function placesByType(places: Readonly<Record<string, readonly string[]>>): ReadonlyMap<unknown, readonly Path[]> {
  return new Map(Object.entries(places).map(([type, those]) => [type, those.map((place) => place.split('/'))]))
}

function walkPlaces(event: unknown, places: ReadonlyMap<unknown, readonly Path[]>, visit: Visit): boolean {
  const paths = places.get(asObject(event).type)
  if (paths === undefined) return true
  for (const path of paths) if (!walk(event, path, visit, [])) return false
  return true
}

/** What is not there has no parts. Members are read as they are, since no object inherits one of these names. */
function walk(value: unknown, path: Path, visit: Visit, way: Way, depth = 0): boolean {
  const segment = path[depth]
  if (segment === undefined) return visit(value, way)
  if (segment === '*') return !Array.isArray(value) || walkElements(value, path, visit, way, depth + 1)
  const member = asObject(value)[segment]
  if (member === undefined) return true
  way.push(segment)
  const goesOn = walk(member, path, visit, way, depth + 1)
  way.pop()
  return goesOn
}

function walkElements(list: readonly unknown[], path: Path, visit: Visit, way: Way, depth: number): boolean {
  for (let index = 0; index < list.length; index++) {
    way.push(index)
    const goesOn = walk(list[index], path, visit, way, depth)
    way.pop()
    if (!goesOn) return false
  }
  return true
}
