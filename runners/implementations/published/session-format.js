// The published codec, restorer and V2-to-V3 stage as an implementation under test. Splitting a file into lines and parsing
// them is ours: the codec takes rows. So is the order of a migration: codec, stage, restorer, as note 0016 has it.
import { createInterface } from 'node:readline'
import { inspectSessionFormatVersion, SessionFormatUnsupportedMigrationError } from '@deepseek-ai/dsh-session-format'
import {
  releasedV2SessionFormatCodec,
  releasedV3SessionFormatCodec,
  restoreReleasedV3Artifact,
  sessionFormatV2ToV3,
} from '@deepseek-ai/dsh-session-format-v2-to-v3'
import { formats } from '../../../dist/spec/generated/formats.js'

class NewerVersion extends Error {}

const codecs = { 2: releasedV2SessionFormatCodec, 3: releasedV3SessionFormatCodec }
const types = new Set(formats[3].events.map(({ type }) => type))
const answers = {
  hello: () => ({
    protocol: 1,
    implementation: {
      name: '@deepseek-ai/dsh-session-format-v2-to-v3',
      version: '0.1.5-alpha.1',
      language: 'javascript',
    },
    capabilities: {
      decode: { formats: [2, 3], containers: ['jsonl'] },
      admit: { formats: [3], at: ['restore'] },
      migrate: { from: [2], to: [3], containers: ['jsonl'] },
    },
    reports: ['class'],
  }),
  decode: (request) => {
    const { format, bytes, recovery } = request
    const events = []
    const { header, cut, dropped } = readInto(codecs[format], bytes, recovery, () => collecting(events))
    const withheld = dropped ? { dropped: { ...dropped.dropped, ...knownFault('', request) } } : {}
    return { session: { header, events, inheritedEventCount: cut }, ...withheld }
  },
  admit: ({ session, vocabulary }) => {
    refuseNewer(session.header, 3)
    restoreReleasedV3Artifact(session, vocabulary ? new Set(vocabulary) : types)
    return {}
  },
  // an event is over the edge before the next row is read, so that what comes first in the file is refused first
  migrate: ({ session, bytes, recovery = 'strict' }) => {
    let edge
    const open = (header, cut) => {
      edge = openEdge(header, cut)
      return edge
    }
    const { dropped } = session ? replayInto(session, open) : readInto(codecs[2], bytes, recovery, open)
    return { session: restoreReleasedV3Artifact(edge.end(), types), ...dropped }
  },
}

/** Reads a file into what is opened for its header. The codec does not say that it withheld rows: their number does. */
function readInto(codec, bytes, recovery, open) {
  const [first, ...rows] = rowsOf(Buffer.from(bytes, 'base64'))
  refuseNewer(first, codec.version)
  const decoder = codec.createDecoder(first, recovery)
  const { type: _type, ...header } = decoder.header
  const to = open(header)
  let emitted = 0
  const counting = {
    emitEvent: (event) => {
      emitted++
      to.emitEvent(event)
    },
    emitRun: (run) => {
      for (const event of run.expand()) counting.emitEvent(event)
    },
  }
  for (const row of rows) decoder.decodeRow(row, counting)
  const cut = decoder.finish(counting)
  return {
    header,
    cut,
    ...(emitted < rows.length ? { dropped: { dropped: { row: emitted + 1, class: 'malformed' } } } : {}),
  }
}

function replayInto({ header, events, inheritedEventCount }, open) {
  const to = open(header, inheritedEventCount)
  for (const event of events) to.emitEvent(event)
  return {}
}

/** The rows of a file. One that is no JSON is undefined, of which the codec says what it says of any that is no row. */
function rowsOf(bytes) {
  const lines = bytes.toString('utf8').split('\n').slice(0, -1)
  return lines.map((line) => {
    try {
      return JSON.parse(line)
    } catch {
      return undefined
    }
  })
}

/** Before it asks a codec or a restorer the catalog of the packages looks at the version, and so does this. */
function refuseNewer(header, format) {
  if (inspectSessionFormatVersion(header) > format) throw new NewerVersion()
}

/** The stage for one Session; its end is the Session in V3, not yet restored. */
function openEdge(sourceHeader, sourceInheritedEventCount) {
  const targetHeader = sessionFormatV2ToV3.migrateHeader(sourceHeader)
  const given = sourceInheritedEventCount === undefined ? {} : { sourceInheritedEventCount }
  const stage = sessionFormatV2ToV3.createStage({ sourceHeader, targetHeader, ...given, sourceKind: 'decoded' })
  const events = []
  const to = collecting(events)
  return {
    emitEvent: (event) => stage.transformEvent(event, to),
    end: () => ({ header: targetHeader, inheritedEventCount: stage.finish(to), events }),
  }
}

const collecting = (events) => ({ emitEvent: (event) => events.push(event) })

/**
 * A refusal by the class of the error. Where a package reads on in a payload that it never looked at, the engine throws
 * instead; what it stumbles over is malformed.
 */
function refusal(error, request) {
  const isUnsupported = error instanceof SessionFormatUnsupportedMigrationError
  const known = error instanceof NewerVersion ? 'newer' : isUnsupported ? 'unsupported' : 'malformed'
  const message = String(error)
  return { outcome: 'refuse', class: known, ...knownFault(message, request), message }
}

/**
 * Which known fault of the packages may be behind a refusal, in the place of a rule. Rules are not compared, since the
 * packages name none; but a kind of failure that is explained by its fault hides no other.
 */
function knownFault(message, request) {
  if (/delivery marker names the wrong Session/.test(message)) return { rule: 'delivery-generation' }
  return hasInheritedName(request) ? { rule: 'inherited-name' } : {}
}

function hasInheritedName({ session, bytes = '' }) {
  const records = session?.events ?? rowsOf(Buffer.from(bytes, 'base64'))
  return records.some((record) => inheritedNames.has(record?.type))
}

/** Every object has members of these names, so that a table of types has them all. */
const inheritedNames = new Set(Object.getOwnPropertyNames(Object.prototype))

function answered(request) {
  try {
    const answer = answers[request.op](request)
    return request.op === 'hello' ? answer : { outcome: 'accept', ...answer }
  } catch (error) {
    return refusal(error, request)
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue
  const request = JSON.parse(line)
  if (request.op === 'stop') break
  process.stdout.write(`${JSON.stringify({ id: request.id, ...answered(request) })}\n`)
}
