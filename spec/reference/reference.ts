import type { FormatRecord } from '../rule-record.js'
import { type AdmitEvent, buildAdmitEvent } from './admission/admit-event.js'
import { type AdmitSession, buildAdmitSession } from './admission/admit-session.js'
import { type AdmitWindow, buildAdmitWindow } from './admission/admit-window.js'
import { type Append, buildAppend, buildFoldHistory, type FoldHistory } from './admission/open-session.js'
import { buildOpenLog, type OpenLog } from './admission/watch-log.js'
import { buildCodec, type Codec } from './codec/codec.js'
import { buildDecode, type Decode } from './codec/decode.js'
import { buildEncode, buildOpenEncoder, type Encode, type OpenEncoder } from './codec/encode.js'
import { type OpenReader, openReader } from './codec/reader.js'
import { buildSelect, type Select } from './codec/select.js'
import { buildOpenEdge, type OpenEdge } from './migration/edge.js'
import { buildContinue, buildExchange, type Continue, type Exchange } from './projection/exchange.js'
import { buildInspect, type Inspect } from './projection/inspect.js'
import { buildProject, type Project } from './projection/project.js'
import { buildJudgeTarget, type JudgeTarget } from './publication/judge-target.js'
import { type Specification, specification } from './specification.js'
import { type Assemble, buildAssemble } from './stream/assemble.js'
import { type Attest, buildAttest } from './stream/evidence.js'
import { buildExpand, type Expand } from './stream/expand.js'
import { buildPack, type Pack } from './stream/pack.js'
import { buildTranslate, type Translate } from './stream/translate.js'

/** The executable spec of one format. */
export interface FormatReference {
  readonly decode: Decode
  /** Decoding of a file that comes in pieces, without keeping its events. */
  readonly openReader: OpenReader
  readonly encode: Encode
  /** Encoding of a Session that comes in pieces. */
  readonly openEncoder: OpenEncoder
  /** Of the files of one Session directory. */
  readonly select: Select
  readonly admitEvent: AdmitEvent
  /** A whole Session, at `restore` or at `session`. */
  readonly admitSession: AdmitSession
  readonly admitWindow: AdmitWindow
  /** The same for a log that is read as a stream. */
  readonly openLog: OpenLog
  readonly append: Append
  readonly history: FoldHistory
  /** The edge to the next format. */
  readonly openEdge: OpenEdge
  /** Whether the successor of a log of this format may be published where it is to stand. */
  readonly judgeTarget: JudgeTarget
  readonly project: Project
  readonly inspect: Inspect
  readonly translate: Translate
  /** The request after the next answer, and what is sent for it. */
  readonly continued: Continue
  readonly exchange: Exchange
  readonly assemble: Assemble
  readonly pack: Pack
  readonly expand: Expand
  /** Whether a stream bears out what is recorded beside it. */
  readonly attest: Attest
  /** What readings of logs are made from. */
  readonly codec: () => Codec
}

/** The executable spec: one codec and one admission a format, by format number. */
export type Reference = ReadonlyMap<number, FormatReference>

/**
 * Builds the reference from lists of rules, constraints, functions and stages. Operations are built when they are first
 * used, so that a short run pays for what it runs.
 */
export function buildReference(lists: Specification = specification): Reference {
  const formats = Object.values(lists.formats) as FormatRecord[]
  return new Map(formats.map((format) => [format.format, referenceOf(lists, format)]))
}

function referenceOf(lists: Specification, format: FormatRecord): FormatReference {
  const codec = once(() => buildCodec(lists, format))
  const admitEvent = lazily(() => buildAdmitEvent(lists, format))
  const openEncoder = lazily(() => buildOpenEncoder(lists, format))
  const openLog = lazily(() => buildOpenLog(lists, format))
  const project = lazily(() => buildProject(lists, format))
  const translate = lazily(() => buildTranslate(lists, format))
  const assemble = lazily(() => buildAssemble(lists, format))
  const continued = lazily(() => buildContinue(lists, format, translate, assemble))
  return {
    codec,
    decode: lazily(() => buildDecode(codec())),
    openReader: (options) => openReader(codec(), options),
    encode: lazily(() => buildEncode(openEncoder)),
    openEncoder,
    select: lazily(() => buildSelect(lists, format)),
    admitEvent,
    admitSession: lazily(() => buildAdmitSession(lists, format, openLog)),
    admitWindow: lazily(() => buildAdmitWindow(lists, format)),
    openLog,
    append: lazily(() => buildAppend(lists, format, admitEvent)),
    history: lazily(() => buildFoldHistory(lists, format)),
    openEdge: lazily(() => buildOpenEdge(lists, format)),
    judgeTarget: lazily(() => buildJudgeTarget(lists, format)),
    project,
    inspect: lazily(() => buildInspect(lists, format)),
    translate,
    continued,
    exchange: lazily(() => buildExchange(continued, project)),
    assemble,
    pack: lazily(() => buildPack(lists, format)),
    expand: lazily(() => buildExpand(lists, format)),
    attest: lazily(() => buildAttest(lists, format, assemble)),
  }
}

/** What is made when it is first asked for, and then kept. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** An operation that is built when it is first used. */
function lazily<Input extends readonly unknown[], Output>(
  build: () => (...input: Input) => Output,
): (...input: Input) => Output {
  const built = once(build)
  return (...input) => built()(...input)
}
