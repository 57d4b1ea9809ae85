import type { Operation as PatchOperation } from 'rfc6902'
import type { RefusalClass } from '../../../spec/rule-record.js'
import type {
  Delivery,
  GenerateOptions,
  LogFile,
  Place,
  Request,
  Route,
  Session,
  StreamAction,
} from '../../protocol/types.js'
import type { FrameInput } from './frames.js'

/** The operations of the protocol that a vector can ask for. */
export type Operation = Exclude<Request['op'], 'hello' | 'stop'>

/** The places of admission at which the rows of a log can be judged as a session. */
export type SessionPlace = Extract<Place, 'restore' | 'session'>

/** A vector as it stands in a file below `vectors/` (design section 4; `vectors/vector.schema.json` is the norm). */
export interface Vector {
  readonly id: string
  readonly rules: readonly string[]
  readonly op: Operation
  readonly formats: readonly number[]
  readonly title: { readonly en: string; readonly zh: string }
  readonly source: string
  readonly input?: VectorInput
  readonly base?: string
  readonly patch?: readonly PatchOperation[]
  /** migrate and publish: the format of the target; `formats` are those of the source. */
  readonly to?: number
  /** decode and migrate: `strict` when absent. */
  readonly recovery?: 'strict' | 'recoverable'
  /** admit: `event` when absent; a list makes a case for each place. */
  readonly at?: Place | readonly Place[]
  /** decode: where the rows are judged as a session too. */
  readonly also?: readonly SessionPlace[]
  /** admit and append: the format's own when absent. */
  readonly vocabulary?: readonly string[]
  readonly expect: Expect
  /** Rules that the input breaks by nature, in the order of checks; the first is the expected one. */
  readonly faults?: readonly string[]
  /** What a plausible wrong implementation does that this vector catches. */
  readonly catches?: { readonly en: string; readonly zh: string }
  readonly scored?: false
  readonly reason?: string
  /** `unread` until a person has read what a fuzzer wrote. */
  readonly review?: 'unread'
}

/** The members of one kind of input (`input-kinds.ts`). */
export interface VectorInput {
  /** decode: the frames of a Zstandard container. */
  readonly frames?: readonly FrameInput[]
  /** decode: row 0 is the header; an object is written as compact JSON, a string is raw text. */
  readonly rows?: readonly unknown[]
  /** decode: text after the last line feed. */
  readonly tail?: string
  /** decode: the whole file, base64, where the bytes matter. */
  readonly bytes?: string
  /** admit at `event`; at `window` it is one live event. */
  readonly event?: unknown
  /** admit at `window`; translate and exchange: what the provider sends. */
  readonly events?: readonly unknown[]
  readonly delivery?: Delivery
  readonly cursor?: number
  readonly before?: number
  /** migrate and publish: the evidence on child Sessions; nobody looked when absent. */
  readonly children?: readonly unknown[]
  /** migrate, encode, admit at `restore` and `session`, append, history. */
  readonly session?: Readonly<Session>
  /** append. */
  readonly attempts?: readonly unknown[]
  /** select. */
  readonly files?: readonly LogFile[]
  /** assemble: each any JSON value; stream, to pack: objects with `time` and `chunk`. */
  readonly chunks?: readonly unknown[]
  /** stream. */
  readonly action?: StreamAction
  /** stream, to expand and for evidence. */
  readonly records?: readonly unknown[]
  /** stream, for evidence. */
  readonly message?: unknown
  readonly usage?: unknown
  readonly interrupted?: true
  /** translate, project, exchange and inspect. */
  readonly adapter?: string
  /** translate. */
  readonly model?: string
  /** project and exchange. */
  readonly route?: Readonly<Route>
  /** project, exchange and inspect. */
  readonly request?: Readonly<GenerateOptions>
  /** exchange. */
  readonly after?: readonly unknown[]
  /** inspect. */
  readonly body?: Readonly<Record<string, unknown>>
  /** publish: what stands in the Session directory; the first entry is the log. */
  readonly directory?: readonly EntryInput[]
  /** publish: ask for it, append these rows, and ask again; the second answer is the one that is meant. */
  readonly again?: AppendedRows
}

/** An entry of a Session directory: a file as `rows`, `frames` or `bytes`, or what a name may be taken by otherwise. */
export interface EntryInput extends Pick<VectorInput, 'rows' | 'frames' | 'tail' | 'bytes'> {
  /** Names the format as `$FORMAT`. */
  readonly name: string
  /** A symbolic link, and where it leads. */
  readonly link?: string
  /** An empty directory. */
  readonly isDirectory?: true
}

export interface AppendedRows {
  readonly source?: readonly unknown[]
  readonly successor?: readonly unknown[]
}

export type Expect = ExpectAccept | ExpectRefuse

export interface ExpectAccept {
  readonly outcome: 'accept'
  /** decode: the session in full. */
  readonly session?: unknown
  /** decode: the events are the rows as they stand, up to the first dropped one; or how many there are. */
  readonly events?: 'as-rows' | number
  /** migrate and publish: what the target has otherwise than the source, with `as-rows`; `/0` is the header. */
  readonly patch?: readonly PatchOperation[]
  readonly inheritedEventCount?: number
  readonly dropped?: { readonly row: number; readonly class: RefusalClass; readonly rule?: string }
  /** encode: the rows as JSON values, `sourceEventSeqs` by spelling. */
  readonly rows?: readonly unknown[]
  /** admit and append. Rows are compared when one of them has a row. */
  readonly warnings?: readonly { readonly rule: string; readonly row?: number; readonly at: string }[]
  /** append: one for each attempt, in their order. */
  readonly verdicts?: readonly ExpectVerdict[]
  /** append (at the end) and history: seqs in surface order. */
  readonly surface?: readonly number[]
  /** append (at the end) and history. */
  readonly messages?: readonly unknown[]
  /** select: the name of the file; publish: that of the successor. */
  readonly file?: string
  /** assemble; `null` where nothing is expected. */
  readonly blocks?: readonly unknown[]
  readonly finish?: unknown
  readonly usage?: unknown
  readonly replayState?: unknown
  readonly interrupted?: readonly unknown[]
  /** stream, packed. */
  readonly records?: readonly unknown[]
  /** translate; stream, expanded. */
  readonly chunks?: readonly unknown[]
  /** translate: why it broke off. */
  readonly failure?: ExpectFailure
  /** project and exchange: what is sent, exactly. */
  readonly body?: unknown
  /** project and exchange: the wire rules that what is sent has to meet. */
  readonly satisfies?: readonly string[]
}

/** Why a translation broke off; without a row at the end of the stream. */
export interface ExpectFailure {
  readonly code: string
  readonly rule: string
  readonly row?: number
  readonly at: string
}

/** What becomes of one attempt; the number that it gets is compared where it is given. */
export type ExpectVerdict = { readonly outcome: 'accept'; readonly seq?: number } | Omit<ExpectRefuse, 'row'>

export interface ExpectRefuse {
  readonly outcome: 'refuse'
  readonly class: RefusalClass
  readonly rule: string
  /** What an adapter has to call the failure. */
  readonly code?: string
  readonly row?: number
  readonly at: string
}
