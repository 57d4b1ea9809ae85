// Generated from protocol.schema.json by `npm run compile`; do not edit.

export type Id = number
export type Format = number
export type Container = 'jsonl' | 'zstd'
export type Recovery = 'strict' | 'recoverable'
export type Place = 'event' | 'window' | 'restore' | 'session'
/**
 * How the events of a window come: as an opening snapshot, as live entries, or as a page of history.
 */
export type Delivery = 'snapshot' | 'live' | 'page'
/**
 * The complete list of installed types; the format's own table when absent.
 */
export type Vocabulary = string[]
export type RefusalClass = 'malformed' | 'unsupported' | 'newer' | 'conflict'
/**
 * What became of one attempt.
 */
export type AttemptVerdict =
  | {
      outcome: 'accept'
      /**
       * The seq that the event got.
       */
      seq: number
    }
  | {
      outcome: 'refuse'
      class?: RefusalClass
      rule?: string
      /**
       * RFC 6901 pointer in the attempt to the value that breaks the rule.
       */
      at?: string
      /**
       * For people; never compared.
       */
      message?: string
    }
export type StreamAction = 'expand' | 'pack' | 'evidence'

export interface Session {
  header: Record<string, unknown>
  events: unknown[]
  inheritedEventCount: number
}
/**
 * The first row that a recoverable read withheld, and why.
 */
export interface Dropped {
  row: number
  class: RefusalClass
  rule?: string
  at?: string
}
/**
 * A breach of a SHOULD in an input that is accepted.
 */
export interface Warning {
  rule: string
  /**
   * The 1-based number of the event, or of the attempt (append); 0 is the header.
   */
  row?: number
  at?: string
}
export interface History {
  /**
   * Seqs in surface order.
   */
  surface: number[]
  /**
   * What a model would see, in that order.
   */
  messages: unknown[]
}
export interface LogFile {
  name: string
  /**
   * What the header of the file says, any JSON value; null where it cannot be read.
   */
  version: unknown
}
export interface HelloRequest {
  id: Id
  op: 'hello'
  protocol: 1
}
export interface HelloResponse {
  id: Id
  protocol: 1
  implementation: {
    name: string
    version?: string
    language?: string
  }
  /**
   * How many requests may be unanswered at once.
   */
  window?: number
  /**
   * What is not declared is not run. What is declared and then absent fails.
   */
  capabilities: {
    decode?: {
      formats: Format[]
      containers: Container[]
      /**
       * Both, when absent.
       */
      recovery?: Recovery[]
    }
    encode?: {
      formats: Format[]
      containers: Container[]
    }
    admit?: {
      formats: Format[]
      at: Place[]
    }
    append?: {
      formats: Format[]
    }
    history?: {
      formats: Format[]
    }
    select?: {
      formats: Format[]
    }
    /**
     * From each of these formats to each later one of those.
     */
    migrate?: {
      from: Format[]
      to: Format[]
      containers: Container[]
    }
    /**
     * From each of these formats to each later one of those, in a directory of this machine.
     */
    publish?: {
      from: Format[]
      to: Format[]
      containers: Container[]
    }
    assemble?: {
      formats: Format[]
    }
    stream?: {
      formats: Format[]
      actions: StreamAction[]
    }
    translate?: {
      formats: Format[]
      /**
       * The names of adapters, as the notes have them.
       */
      adapters: string[]
    }
    project?: {
      formats: Format[]
      /**
       * The names of adapters, as the notes have them.
       */
      adapters: string[]
    }
    exchange?: {
      formats: Format[]
      /**
       * The names of adapters, as the notes have them.
       */
      adapters: string[]
    }
    inspect?: {
      formats: Format[]
      /**
       * The names of adapters, as the notes have them.
       */
      adapters: string[]
    }
  }
  /**
   * What refusals name beside the outcome; only that is compared.
   */
  reports?: ('class' | 'rule' | 'place' | 'code' | 'warnings')[]
}
export interface StopRequest {
  id: Id
  op: 'stop'
}
export interface DecodeRequest {
  id: Id
  op: 'decode'
  /**
   * The generation that the reader is for.
   */
  format: number
  container: Container
  recovery: Recovery
  /**
   * The file, base64.
   */
  bytes: string
}
export interface DecodeResponse {
  id: Id
  outcome: 'accept'
  session: Session
  dropped?: Dropped
  warnings?: Warning[]
}
export interface EncodeRequest {
  id: Id
  op: 'encode'
  format: Format
  container: Container
  session: Session
}
export interface EncodeResponse {
  id: Id
  outcome: 'accept'
  /**
   * One JSON text a row, without the line feed; row 0 is the header.
   */
  rows?: string[]
  /**
   * The file, base64.
   */
  bytes?: string
  warnings?: Warning[]
}
/**
 * At `event` with `event`; at `window` with `events` and `delivery`; at `restore` and `session` with `session`.
 */
export interface AdmitRequest {
  id: Id
  op: 'admit'
  format: Format
  at: Place
  vocabulary?: Vocabulary
  /**
   * For `event`: any JSON value.
   */
  event?: unknown
  /**
   * For `window`: each any JSON value, in the order in which they are delivered.
   */
  events?: unknown[]
  delivery?: Delivery
  /**
   * For `window`: the seq at which an opening snapshot has to end; -1 for a log without events.
   */
  cursor?: number
  /**
   * For `window`: the first seq of the window that an older page is put in front of.
   */
  before?: number
  session?: Session
}
export interface AdmitResponse {
  id: Id
  outcome: 'accept'
  warnings?: Warning[]
}
/**
 * Continues a session. Refused where the session itself cannot be continued.
 */
export interface AppendRequest {
  id: Id
  op: 'append'
  format: Format
  session: Session
  /**
   * Events without `seq` and `time`, one after the other: `type`, `data`, `surfaceOp`, `sourceEventSeqs`; any JSON value.
   */
  attempts: unknown[]
  vocabulary?: Vocabulary
}
/**
 * A refused attempt changes nothing; `history` is that after the last attempt.
 */
export interface AppendResponse {
  id: Id
  outcome: 'accept'
  /**
   * One for each attempt, in their order.
   */
  verdicts: AttemptVerdict[]
  history: History
  warnings?: Warning[]
}
export interface HistoryRequest {
  id: Id
  op: 'history'
  format: Format
  session: Session
}
export interface HistoryResponse {
  id: Id
  outcome: 'accept'
  /**
   * Seqs in surface order.
   */
  surface: number[]
  /**
   * What a model would see, in that order.
   */
  messages: unknown[]
}
export interface SelectRequest {
  id: Id
  op: 'select'
  format: Format
  /**
   * The log files of one Session directory.
   */
  files: LogFile[]
}
export interface SelectResponse {
  id: Id
  outcome: 'accept'
  /**
   * The name of the one that is read.
   */
  file: string
}
/**
 * A file, with `container`, `recovery` and `bytes`; or a `session`, which no decoder has judged.
 */
export interface MigrateRequest {
  id: Id
  op: 'migrate'
  from: Format
  to: Format
  /**
   * Evidence on the Sessions that this one started, in any order: none of them known when empty, nobody looked when absent.
   */
  children?: unknown[]
  container?: Container
  recovery?: Recovery
  /**
   * The file, base64.
   */
  bytes?: string
  session?: Session
}
/**
 * The whole log in the format `to`, as its restorer takes it.
 */
export interface MigrateResponse {
  id: Id
  outcome: 'accept'
  session: Session
  dropped?: Dropped
}
/**
 * Put the successor of the log of a Session beside it. The runner looks at the directory when the answer has come.
 */
export interface PublishRequest {
  id: Id
  op: 'publish'
  /**
   * The absolute path of a Session directory on this machine, without symbolic links in it. It is removed afterwards.
   */
  directory: string
  to: Format
  /**
   * Evidence on the Sessions that this one started, in any order: none of them known when empty, nobody looked when absent.
   */
  children?: unknown[]
  /**
   * How the logs of this directory are written.
   */
  container?: 'jsonl' | 'zstd'
}
/**
 * The successor stands in the directory.
 */
export interface PublishResponse {
  id: Id
  outcome: 'accept'
  /**
   * Its name.
   */
  file: string
}
/**
 * What an adapter knows of the route of a request.
 */
export interface Route {
  model: string
  /**
   * The replay state of the history belongs to the adapter of this route.
   */
  sameOwner?: boolean
  /**
   * How the route lets the tools of a request change; not at all when absent.
   */
  toolUpdate?: 'addition-only' | 'in-history'
  /**
   * `none` where the model takes text alone, else the images of the request by `attachmentId`.
   */
  images?:
    | 'none'
    | {
        [k: string]: RequestImage
      }
  /**
   * What the deployment asks where the request does not say.
   */
  thinking?: 'enabled' | 'disabled'
}
export interface RequestImage {
  width: number
  height: number
  /**
   * Base64.
   */
  data?: string
  /**
   * The name of a file that the provider has.
   */
  fileId?: string
}
/**
 * What the loop asks of a model: complete messages, and options by the names of the harness. Any JSON value may stand where a rule is broken.
 */
export interface GenerateOptions {
  messages: unknown[]
  tools?: unknown[]
  system?: string
  temperature?: number
  maxTokens?: number
  stop?: string[]
  reasoningEffort?: string
  purpose?: string
  toolHistory?: unknown
}
export interface AssembleRequest {
  id: Id
  op: 'assemble'
  format: Format
  /**
   * In the order in which they come, each any JSON value.
   */
  chunks: unknown[]
}
export interface AssembleResponse {
  id: Id
  outcome: 'accept'
  blocks: unknown[]
  finish: Record<string, unknown>
  usage?: Record<string, unknown>
  replayState?: unknown
  /**
   * What is kept when the user cancels here.
   */
  interrupted: unknown[]
  warnings?: Warning[]
}
/**
 * Records out of chunks, chunks out of records, or whether a message is what its records say.
 */
export interface StreamRequest {
  id: Id
  op: 'stream'
  format: Format
  action: StreamAction
  /**
   * expand and evidence: a packed stream, as an event holds it.
   */
  records?: unknown[]
  /**
   * pack: objects with `time` and `chunk`.
   */
  chunks?: unknown[]
  /**
   * evidence: the message that the stream is to bear out.
   */
  message?: unknown
  /**
   * evidence: the usage that is recorded beside the message.
   */
  usage?: unknown
  /**
   * evidence: that the user had cancelled is recorded beside the message.
   */
  interrupted?: true
}
export interface StreamResponse {
  id: Id
  outcome: 'accept'
  /**
   * pack.
   */
  records?: unknown[]
  /**
   * expand: objects with `time` and `chunk`.
   */
  chunks?: unknown[]
}
export interface TranslateRequest {
  id: Id
  op: 'translate'
  format: Format
  adapter: string
  model: string
  /**
   * What the provider sends, in order: JSON values, or the text of one as it stands on the wire.
   */
  events: unknown[]
}
export interface TranslateResponse {
  id: Id
  outcome: 'accept'
  /**
   * In the order in which they come, each any JSON value.
   */
  chunks: unknown[]
  /**
   * Why it broke off.
   */
  failure?: {
    code: string
    rule?: string
    /**
     * The 1-based number of the event; absent for the end of the stream.
     */
    row?: number
    at?: string
  }
}
export interface ProjectRequest {
  id: Id
  op: 'project'
  format: Format
  adapter: string
  route: Route
  request: GenerateOptions
}
export interface ProjectResponse {
  id: Id
  outcome: 'accept'
  /**
   * What is sent to the provider.
   */
  body: Record<string, unknown>
}
/**
 * Translate the answer, assemble the assistant message with its replay state, add it and what follows to the messages, and project again.
 */
export interface ExchangeRequest {
  id: Id
  op: 'exchange'
  format: Format
  adapter: string
  route: Route
  request: GenerateOptions
  /**
   * What the provider answers to the request, in order.
   */
  events: unknown[]
  /**
   * The messages that follow the one that is assembled from it.
   */
  after: unknown[]
}
export interface ExchangeResponse {
  id: Id
  outcome: 'accept'
  /**
   * The second request.
   */
  body: Record<string, unknown>
}
/**
 * Whether a provider would take a body that was made of a request.
 */
export interface InspectRequest {
  id: Id
  op: 'inspect'
  format: Format
  adapter: string
  request: GenerateOptions
  body: Record<string, unknown>
}
export interface InspectResponse {
  id: Id
  outcome: 'accept'
}
/**
 * Any operation may refuse its input.
 */
export interface RefuseResponse {
  id: Id
  outcome: 'refuse'
  class?: RefusalClass
  rule?: string
  /**
   * The row of a file, or the 1-based number of the event in a window or a session, of a chunk or a record; 0 is the header.
   */
  row?: number
  /**
   * RFC 6901 pointer in the row to the value that breaks the rule; without a row, in the request (`select`, `project`), the body (`inspect`) or the directory (`publish`).
   */
  at?: string
  /**
   * What an adapter calls the failure.
   */
  code?: string
  /**
   * For people; never compared.
   */
  message?: string
}

export type Request =
  | HelloRequest
  | StopRequest
  | DecodeRequest
  | EncodeRequest
  | AdmitRequest
  | AppendRequest
  | HistoryRequest
  | SelectRequest
  | MigrateRequest
  | PublishRequest
  | AssembleRequest
  | StreamRequest
  | TranslateRequest
  | ProjectRequest
  | ExchangeRequest
  | InspectRequest
